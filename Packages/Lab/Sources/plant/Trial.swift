import Foundation
import ProgramSupport

/// Checks fields, and counts which of the plantings are found.
struct Trial {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What came of one planting.
  struct Outcome: Equatable, Sendable {
    let rule: String
    let spelling: String
    /// The severity of the finding; nil if the breach is not found.
    let severity: String?
    /// Other rules of which there is a finding there.
    let others: [String]
  }

  let folder: URL

  func run(_ fields: [Field]) throws -> [Outcome] {
    // What is wrong with the fields themselves shows first, since the checks take longest.
    for field in fields where !field.hasPackages {
      var alone = field
      alone.plantings = []
      try write(alone)
      _ = try outcomes(of: alone)
      try write(field)
      try compile(field)
    }
    return try fields.flatMap { field in
      try write(field)
      return try outcomes(of: field)
    }
  }

  private func write(_ field: Field) throws {
    try? FileManager.default.removeItem(at: folder.appending(path: field.name))
    for (name, text) in field.files { try write(text, to: name) }
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What isn't Swift can't be found.
  private func compile(_ field: Field) throws {
    guard let compiler = InstalledProgram.named("swiftc") else {
      throw Failure(description: "There is no 'swiftc' on the path; install Swift's toolchain.")
    }
    let names = field.files.keys.sorted()
    let output = try Process(
      compiler,
      [
        "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", "5",
        "-module-name",
        field.name,
      ] + names, in: folder
    ).output(withErrors: true)
    if let error = output.split(separator: "\n").first(where: { $0.contains(" error: ") }) {
      throw Failure(description: "A planting doesn't compile: \(error)")
    }
  }

  private func outcomes(of field: Field) throws -> [Outcome] {
    let module = [
      field.pattern.map { #""pattern": "\#($0)""# }, field.variant.map { #""variant": "\#($0)""# },
    ].compactMap(\.self)
    let modules =
      module.isEmpty
      ? nil : #""modules": [{ "name": "\#(field.name)", \#(module.joined(separator: ", ")) }]"#
    let keys = [modules, field.configuration].compactMap { $0 }.filter { !$0.isEmpty }
    let result = try check(field, "{ \(keys.joined(separator: ", ")) }\n")
    if case .signal = result.end { return try withoutCrash(field) }
    guard
      let json = try? JSONDecoder().decode(JSONValue.self, from: Data(result.output.utf8)),
      case .array(let findings) = json["findings"]
    else {
      throw Failure(
        description: "`compare check` of \(field.name) ended with \(result.exitCode):"
          + " \(result.errors.split(separator: "\n").first ?? "no result")")
    }
    let found = Dictionary(grouping: findings) {
      Field.number(ofFile: $0["file"]?.string ?? "") ?? -1
    }
    if let wrong = found[-1]?.first {
      throw Failure(
        description: "The clean app of \(field.name) has a finding: \(wrong["rule"]?.string ?? "")"
          + " \(wrong["from"]?.string ?? "") → \(wrong["to"]?.string ?? "").")
    }
    return field.plantings.enumerated().map { number, planting in
      let own = found[number] ?? []
      let rules = Set(own.compactMap { $0["rule"]?.string })
      let finding = own.first { $0["rule"]?.string == planting.rule }
      return Outcome(
        rule: planting.rule, spelling: planting.spelling,
        severity: finding.map { $0["severity"]?.string ?? "warning" },
        others: rules.subtracting([planting.rule]).sorted())
    }
  }

  /// The outcomes of a field that crashes `compare`: of its halves, until it is clear which planting
  /// does.
  private func withoutCrash(_ field: Field) throws -> [Outcome] {
    guard field.plantings.count > 1 else {
      return field.plantings.map {
        Outcome(rule: $0.rule, spelling: $0.spelling, severity: nil, others: ["crash"])
      }
    }
    let middle = field.plantings.count / 2
    return try [field.plantings[..<middle], field.plantings[middle...]].flatMap { plantings in
      var half = field
      half.plantings = Array(plantings)
      try write(half)
      return try outcomes(of: half)
    }
  }

  private func check(_ field: Field, _ configuration: String) throws -> ChildProgram.Result {
    let place = field.hasPackages ? field.name : "."
    // With `--sources` that of the measured folder counts.
    try write(configuration, to: "\(field.name)/.compare.json")
    let words =
      field.hasPackages ? ["--packages", "."] : ["--sources", "\(field.name)=\(field.name)"]
    return try ChildProgram.compare.run(
      ["check"] + words + ["--format", "json"],
      in: folder.appending(path: place).path(percentEncoded: false),
      environment: ProcessInfo.processInfo.environment.merging(
        ["XDG_CACHE_HOME": folder.appending(path: "caches").path(percentEncoded: false)]) { $1 })
  }
}
