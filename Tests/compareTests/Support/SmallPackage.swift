import Foundation

@testable import ArchitectureReport
@testable import compare

/// A package that a test writes.
struct SmallPackage: Sendable {
  let folder: TemporaryFolder

  /// Takes what stands between `targets: [` and `]`, and the files.
  init(targets: String, header: String = "", _ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      \(header)
      let package = Package(name: "small", platforms: [.macOS(.v15)], targets: [\(targets)])

      """, to: "Package.swift")
    for (name, text) in files { try folder.write(text, to: name) }
  }

  func report(_ options: [String] = []) throws -> Report {
    let result = compareTests.run(["--format", "json"] + options, in: folder.path)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  func run(_ options: [String]) -> RunResult { compareTests.run(options, in: folder.path) }
}
