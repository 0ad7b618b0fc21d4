import CompareSupport
import Foundation

/// Writes a scene of a pattern, and its suite, into the pattern's module.
struct NewScene {
  let session: Session
  let template: SceneTemplate
  let name: SceneName
  /// The folder to write below, as the user wrote it; nil for this repository.
  let into: String?
  /// Whether nothing is printed.
  var isQuiet = false

  func write() throws(Failure) {
    let folder = try folder()
    let texts = try formatted(try rendered())
    try refuseExisting(in: folder)
    try refuseDeclared(texts, in: folder)
    let files = NewFiles()
    try session.earlyEnd.undoing(by: files.undo) { () throws(Failure) in
      for path in template.paths {
        let target = name.replacing(in: path)
        try files.write(texts[path] ?? "", to: "\(folder)/\(target)", shownAs: shown(target))
      }
    }
    if !isQuiet { try session.say(report(texts)) }
  }

  // MARK: - Paths

  private func folder() throws(Failure) -> String {
    guard let into else { return session.root }
    let folder = into.path(from: FileManager.default.currentDirectoryPath)
    guard folder.isFolder else { throw .folderMissing(path: into) }
    return folder
  }

  /// As they were given, and those in this package relative to it.
  private func shown(_ path: String) -> String {
    guard let into else { return path }
    return (into.hasSuffix("/") ? String(into.dropLast()) : into) + "/" + path
  }

  // MARK: - Texts

  /// The texts by the paths of their templates.
  private func rendered() throws(Failure) -> [String: String] {
    var texts: [String: String] = [:]
    for path in template.paths {
      guard let text = template.text(of: path) else {
        throw Failure("The template '\(path)' in '\(template.folder)' can't be read.")
      }
      texts[path] = name.replacing(in: text)
    }
    return texts
  }

  /// A longer name needs other line breaks.
  private func formatted(_ texts: [String: String]) throws(Failure) -> [String: String] {
    try session.inTemporaryFolder { folder throws(Failure) in
      let files = NewFiles()
      for (path, text) in texts {
        try files.write(text, to: "\(folder)/\(path)", shownAs: path)
      }
      let outcome = try session.run(
        "swift",
        [
          "format", "--in-place", "--recursive", "--configuration",
          "\(session.root)/.swift-format", folder,
        ])
      guard outcome.succeeded else {
        throw Failure(
          "'swift format' doesn't work; the files of the scene are laid out by it.",
          output: outcome.text)
      }
      var formatted: [String: String] = [:]
      for path in texts.keys {
        guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) else {
          throw Failure("'\(path)' can't be read after 'swift format'.")
        }
        formatted[path] = text
      }
      return formatted
    }
  }

  private func report(_ texts: [String: String]) -> String {
    let files = template.paths.map { "  \(name.replacing(in: $0))" }.joined(separator: "\n")
    let presenting = name.replacing(in: template.presenting ?? "")
      .replacing(/\n+$/, with: "")
    let drawing =
      template.paths.first { path in
        path.contains("Sources/") && texts[path]?.contains("title: \"\(name.type)\"") == true
      } ?? ""
    let view = ((name.replacing(in: drawing) as NSString).lastPathComponent as NSString)
      .deletingPathExtension
    let package = template.package.isEmpty ? "" : "--package-path \(template.package.dropLast()) "
    let suite = (template.tests as NSString).lastPathComponent
    let place = into == nil ? "" : " in \(shown("").dropLast())"
    return """
      Made\(place):
      \(files)

      \(presenting)

      Its words are in \(name.type)Formatter, its title and keys in \(view).
      Its tests: swift test \(package)--filter '\(suite)[.].*\(name.type)'

      """
  }

  // MARK: - What is there already

  /// Upper and lower case make no difference, as on some file systems.
  private func refuseExisting(in folder: String) throws(Failure) {
    let scenes = ["\(template.module)/\(name.type)", "\(template.tests)/\(name.type)"]
    for path in scenes + template.paths.map(name.replacing) {
      let parent = (path as NSString).deletingLastPathComponent
      let own = (path as NSString).lastPathComponent.lowercased()
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")) ?? []
      if let other = names.sorted().first(where: { $0.lowercased() == own }) {
        throw Failure("'\(shown("\(parent)/\(other)"))' exists already; nothing was written.")
      }
    }
  }

  /// Looks for types that are visible in the module, in the code that the scene is built with.
  private func refuseDeclared(_ texts: [String: String], in folder: String) throws(Failure) {
    let own = Set(texts.values.flatMap(DeclaredTypes.names))
    let shared = ["Shared", "Presentation", "TerminalUI"].map { "Sources/Shared/\($0)" }
    for path in [template.module, template.tests] + shared + ["Tests/TestSupport"] {
      let isThere = "\(folder)/\(path)".isFolder
      let place = isThere ? folder : session.root
      let files =
        (try? FileManager.default.subpathsOfDirectory(atPath: "\(place)/\(path)"))?.sorted() ?? []
      for file in files where file.hasSuffix(".swift") {
        let text = (try? String(contentsOfFile: "\(place)/\(path)/\(file)", encoding: .utf8)) ?? ""
        guard let clash = DeclaredTypes.names(in: text).first(where: own.contains) else { continue }
        let shown = isThere ? shown("\(path)/\(file)") : "\(place)/\(path)/\(file)"
        throw Failure("'\(clash)' is declared already, in '\(shown)'; nothing was written.")
      }
    }
  }
}

/// The types that a file declares outside of others.
enum DeclaredTypes {
  private static let modifiers: Set<Substring> = [
    "public", "package", "nonisolated", "final", "indirect",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  static func names(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let first = line.first, first.isLetter else { return nil }
      let words = line.split(separator: " ").drop(while: modifiers.contains)
      guard let kind = words.first, kinds.contains(kind), let word = words.dropFirst().first
      else { return nil }
      return String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
