import CompareSupport
import Foundation

/// A package of the patterns' modules, or of the other forms', with the shared code of their suites
/// and everything that they are built with.
struct ModulesCopy {
  let session: Session
  let folder: String
  let templates: [SceneTemplate]

  /// The folder of the package that the modules of the templates belong to.
  var package: String {
    let package = templates.first?.package ?? ""
    return package.isEmpty ? folder : "\(folder)/\(package.dropLast())"
  }

  func make() throws(Failure) {
    let five = SceneTemplate.all(in: session.root).filter(\.package.isEmpty)
    for path in ["Sources/Shared", "Tests/TestSupport", ".swift-format"] { try copy(path) }
    try copyModules(five)
    try append(
      Self.keeping(
        """
        patterns.flatMap { [$0, $0 + "Tests"] } + seen + ["CSQLite", "CZlib", "CCurl", "TestSupport"]
        """), to: "Package.swift")
    try writeConfiguration(five, to: ".compare.json")
    guard let forms = templates.first?.package, !forms.isEmpty else { return }
    try copyModules(templates)
    try append(
      Self.keeping(#"forms.flatMap { [$0, $0 + "Tests"] }"#), to: "\(forms)Package.swift")
    try writeConfiguration(templates, to: "\(forms).compare.json")
  }

  /// Ends a manifest: only some of its targets are left.
  private static func keeping(_ names: String) -> String {
    """

    let kept = Set(\(names))
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { !kept.contains($0.name) }

    """
  }

  // MARK: - Files

  private func copyModules(_ templates: [SceneTemplate]) throws(Failure) {
    for template in templates {
      try copy(template.module)
      let support = "\(template.tests)/Support"
      if "\(session.root)/\(support)".isFolder {
        try copy(support)
      } else if let reason = NewFolder.make("\(folder)/\(template.tests)") {
        throw .outputUnwritable(path: template.tests, reason: reason)
      }
    }
  }

  private func copy(_ path: String) throws(Failure) {
    let target = "\(folder)/\(path)"
    let parent = (target as NSString).deletingLastPathComponent
    if let reason = NewFolder.make(parent) {
      throw .outputUnwritable(path: parent, reason: reason)
    }
    do {
      try FileManager.default.copyItem(atPath: "\(session.root)/\(path)", toPath: target)
    } catch {
      throw Failure("'\(path)' can't be copied: \(error.localizedDescription).")
    }
  }

  private func append(_ end: String, to path: String) throws(Failure) {
    guard let text = try? String(contentsOfFile: "\(session.root)/\(path)", encoding: .utf8) else {
      throw Failure("'\(path)' can't be read.")
    }
    try write(text + end, to: path)
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    try OutputFile("\(folder)/\(path)", in: "/").write(text)
  }

  /// Names only the modules that are in the copy.
  private func writeConfiguration(
    _ templates: [SceneTemplate], to path: String
  ) throws(Failure) {
    let whole: Roles
    do {
      let data = try Data(contentsOf: URL(filePath: "\(session.root)/\(path)"))
      whole = try JSONDecoder().decode(Roles.self, from: data)
    } catch {
      throw Failure("The roles in '\(path)' can't be read: \(error.localizedDescription).")
    }
    // Rules differ between a pattern's forms: mvc-classic is the variant classic of mvc.
    let modules = templates.map { template in
      let name = (template.module as NSString).lastPathComponent
      return ["name": name]
        .merging(zip(["pattern", "variant"], template.checked).map { ($0, $1) }) { first, _ in first
        }
    }
    let declared = try declaredNames()
    // An entry about a type that isn't in the copy would be a mistake.
    let roles = (whole.roles ?? []).filter { entry in
      let name = entry["type"]?.split(separator: ".").last.map(String.init)
      return name.map(declared.contains) ?? true
    }
    try write(JSONFormatter.format(["modules": modules, "roles": roles]), to: path)
  }

  /// What the copied sources introduce with `class`, `struct`, `enum`, `protocol` or `actor`.
  private func declaredNames() throws(Failure) -> Set<String> {
    var names: Set<String> = []
    for path in FileManager.default.subpaths(atPath: folder) ?? [] where path.hasSuffix(".swift") {
      guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) else {
        throw Failure("'\(path)' can't be read.")
      }
      for match in text.matches(of: /\b(?:class|struct|enum|protocol|actor) (\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  private struct Roles: Decodable {
    let roles: [[String: String]]?
  }
}
