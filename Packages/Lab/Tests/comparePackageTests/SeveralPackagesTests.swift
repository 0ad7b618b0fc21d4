import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport

/// A package, and one that depends on it, each with a suite and a configuration.
private struct TwoPackages {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      Self.manifest(
        "base", products: ".library(name: \"Kit\", targets: [\"Kit\", \"Same\"])",
        """
        .target(name: "Kit"), .target(name: "Same", dependencies: ["Kit"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
        """), to: "Base/Package.swift")
    try folder.write(
      "public struct Store {\n  public init() {}\n  public func save() {}\n}\n",
      to: "Base/Sources/Kit/Store.swift")
    try folder.write("public struct Base {}\n", to: "Base/Sources/Same/Base.swift")
    try folder.write(Self.suite("Kit"), to: "Base/Tests/KitTests/Tests.swift")
    try folder.write(
      #"{ "modules": [{ "name": "Kit", "pattern": "mvc" }], "roles": [{ "type": "Store", "role": "store" }] }"#,
      to: "Base/.compare.json")
    try folder.write(
      Self.manifest(
        "app", dependencies: ".package(name: \"base\", path: \"../Base\")",
        """
        .target(name: "App", dependencies: [.product(name: "Kit", package: "base")]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        """), to: "App/Package.swift")
    try folder.write(
      "import Kit\n\npublic struct Screen {\n  let store = Store()\n  func tap() { store.save() }\n}\n",
      to: "App/Sources/App/Screen.swift")
    try folder.write(Self.suite("App"), to: "App/Tests/AppTests/Tests.swift")
    try folder.write(
      #"{ "modules": [{ "name": "App", "pattern": "mvc", "variant": "other" }] }"#,
      to: "App/.compare.json")
  }

  func report(_ words: String...) throws -> Report {
    try run(words + ["--format", "json"]).report()
  }

  func run(_ words: [String]) -> RunResult { comparePackageTests.run(words, in: folder.path) }

  private static func manifest(
    _ name: String, products: String = "", dependencies: String = "", _ targets: String
  ) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(name)", platforms: [.macOS(.v15)], products: [\(products)],
      dependencies: [\(dependencies)], targets: [\(targets)])

    """
  }

  private static func suite(_ module: String) -> String {
    """
    import Testing
    @testable import \(module)

    @Test func `It works`() {}

    """
  }
}

@Suite("Several packages", .serialized)
struct SeveralPackagesTests {
  /// Built once; each test leaves it as it found it.
  private static let packages = Result {
    let packages = try TwoPackages()
    removeAtExit(packages.folder.path)
    return packages
  }

  @Test func `They become one result, with edges between them and each suite`() throws {
    let packages = try Self.packages.get()
    let report = try packages.report("Base", "App")
    #expect(report.modules.map(\.name) == ["Kit", "App"])
    #expect(report.modules.map { $0.tests?.run } == [1, 1])
    #expect(report.modules[1].variant == "other")
    #expect(
      edges(of: report.modules[1]) == [
        "Screen -> Kit.Store concrete 2 App/Sources/App/Screen.swift:4"
      ])
    #expect(report.isComplete)

    // One whose tests don't build is named, and the other is whole.
    let file = "App/Tests/AppTests/Tests.swift"
    let suite = try packages.folder.read(file)
    defer { try? packages.folder.write(suite, to: file) }
    try packages.folder.write("let broken: Int = \"no\"\n", to: file)
    let partial = try packages.report("Base", "App")
    #expect(partial.modules.map { $0.tests?.run } == [1, nil])
    #expect(
      partial.notes.contains {
        $0.line.hasPrefix("App: the tests don't build, so no suite was run: Tests/AppTests")
      })
  }

  @Test func `A form with a link to another module's file has no numbers of tests`() throws {
    let packages = try Self.packages.get()
    let link = "\(packages.folder.path)/App/Sources/App/Base.swift"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../../../Base/Sources/Same/Base.swift")
    defer { try? FileManager.default.removeItem(atPath: link) }
    let report = try packages.report("Base", "App")
    #expect(report.modules.map { $0.tests?.run } == [1, nil])
    #expect(report.modules.map { $0.coverage != nil } == [true, false])
    #expect(report.modules[1].files == 2)
    #expect(
      report.notes.map(\.line) == [
        "App: its suite isn't counted: it has links to files of Same, whose suite tests them",
        "App: no type has a role, so no rule can be broken",
      ])
    #expect(report.isComplete)
  }

  @Test func `A local dependency is known to a package by itself, and can be its column`() throws {
    let packages = try Self.packages.get()
    let base = try packages.folder.names(in: "Base")
    let alone = try packages.report("App", "--no-tests")
    #expect(alone.modules.map(\.name) == ["App"])
    #expect(edges(of: alone.modules[0]).map { $0.prefix(25) } == ["Screen -> Kit.Store concr"])
    let column = try packages.report("App", "--no-tests", "--module", "Kit")
    #expect(column.modules.map(\.name) == ["Kit"])
    #expect(column.modules[0].pattern == .mvc)
    let unknown = packages.run(["App", "--module", "Nothing"])
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("App, Kit or Same"))
    #expect(try packages.folder.names(in: "Base") == base)
  }

  @Test
  func `A column that two packages have is refused, and what else they share is noted`() throws {
    let packages = try Self.packages.get()
    try packages.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "twin", targets: [.target(name: "Same"), .target(name: "Twin")])

      """, to: "Twin/Package.swift")
    try packages.folder.write("struct Twin {}\n", to: "Twin/Sources/Twin/Twin.swift")
    try packages.folder.write("struct Other {}\n", to: "Twin/Sources/Same/Other.swift")
    let refused = packages.run(["Base", "Twin", "--no-tests", "--module", "Same"])
    #expect(
      refused.errors
        == "Error: 'Same' is a module of 'Base' and 'Twin': measure one of them without the other.\n"
    )
    #expect(refused.exitCode == 1)
    let noted = try packages.report("Base", "Twin", "--no-tests", "--module", "Twin")
    #expect(noted.notes.map(\.line) == ["several packages have Same: those of 'Twin' count"])
    let built = packages.run(["Base", "App", "--scratch-path", ".build"])
    #expect(built.errors.hasPrefix("Error: Unexpected argument 'App'.\n"))
    #expect(built.exitCode == 64)
  }
}
