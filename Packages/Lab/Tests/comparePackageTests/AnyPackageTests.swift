import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport

/// Packages as teams have them: not one is like this project's own.
@Suite("Packages of any kind", .serialized)
struct AnyPackageTests {
  /// With targets and suites of every kind.
  private static let package = Result {
    let package = try SmallPackage(
      targets: """
        .target(name: "CThing"), .systemLibrary(name: "CSystem"),
        .plugin(name: "Tool", capability: .buildTool()),
        .target(name: "App", dependencies: ["CThing"]), .target(name: "Screens"),
        .target(name: "A"), .target(name: "B"),
        .testTarget(name: "Checks", dependencies: ["Screens"]),
        .testTarget(name: "ATests", dependencies: ["A", "B"]),
        .testTarget(name: "AUnitTests", dependencies: ["A", "B"]),
        .testTarget(name: "Both", dependencies: ["A", "B"]),
        """,
      [
        "Sources/CThing/include/thing.h": "int thing(void);\n",
        "Sources/CThing/thing.c": "int thing(void) { return 1; }\n",
        "Sources/CSystem/module.modulemap": "module CSystem [system] { header \"a.h\" export * }\n",
        "Sources/CSystem/a.h": "\n",
        "Plugins/Tool/Tool.swift": """
        import PackagePlugin
        @main struct Tool: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) -> [Command] { [] }
        }
        """,
        "Sources/App/App.swift":
          "import CThing\npublic struct App { public let part = Part(); let number = thing() }\n",
        "Sources/App/Part.swift": "public struct Part { public init() {} }\n",
        "Sources/Screens/App.swift": """
        import Observation
        @Observable public final class Model { public var count = 0; public init() {} }
        public struct Screen { let model: Model }
        """,
        "Tests/Checks/Checks.swift": """
        import Testing
        @testable import Screens
        @Test func `A new model has counted nothing`() { #expect(Model().count == 0) }
        """,
        "Sources/A/A.swift": "public struct A { public init() {} }\n",
        "Sources/B/B.swift": "public struct B { public init() {} }\n",
        "Tests/ATests/A.swift": "import Testing\nimport A\n@Test func a() { _ = A() }\n",
        "Tests/AUnitTests/A.swift": "import Testing\nimport A\n@Test func unit() { _ = A() }\n",
        "Tests/Both/B.swift":
          "import Testing\nimport A\nimport B\n@Test func b() { _ = A(); _ = B() }\n",
      ])
    removeAtExit(package.folder.path)
    return package
  }
  private static let report = Result { try package.get().report() }

  private func module(_ name: String) throws -> ModuleReport {
    try #require(try Self.report.get().modules.first { $0.name == name })
  }

  @Test func `C targets, a plugin and a system library are noted, the rest is measured`() throws {
    let report = try Self.report.get()
    #expect(report.modules.map(\.name) == ["A", "App", "B", "Screens"])
    #expect(
      edges(of: try module("App")) == ["App -> App.Part concrete 1 Sources/App/App.swift:2"])
    #expect(
      report.notes.map(\.line) == [
        "CSystem: a system library, which has no source",
        "CThing: no Swift (ClangTarget), not measured",
        "Tool: a plugin of the build, not measured",
        "test target Both depends on A, B: counted for none",
        "App: no test target is its own", "B: no test target is its own",
      ])
    #expect(report.isComplete)
  }

  @Test func `What a macro expands to isn't a reference`() throws {
    let module = try module("Screens")
    #expect(edges(of: module) == ["Screen -> Screens.Model concrete 1 Sources/Screens/App.swift:3"])
    // The suite has another name, and depends on this module only.
    #expect(module.tests?.run == 1)
    #expect(try #require(module.coverage).lines.covered > 0)
  }

  @Test
  func `A suite belongs to the column that it is called after, or else to the only one`() throws {
    let columns = ["A", "B"]
    #expect(try columns.map { try module($0).tests?.run } == [2, nil])
    let words = ["--suite", "Both"] + columns.flatMap { ["--module", $0] }
    let shared = try Self.package.get().report(words)
    #expect(shared.modules.map { $0.sharedCoverage?.lines.percent } == [100, 100])
    #expect(shared.modules.map { $0.coverage?.lines.percent } == [100, nil])
  }

  @Test func `A link out of the package is left out and named, one inside it is measured`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App")"#,
      ["Sources/App/App.swift": "struct App {}\n", "Shared/Part.swift": "struct Part {}\n"])
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("// token: 51F3\n", to: "Token.swift")
    let links = [
      "Token.swift": "\(elsewhere.path)/Token.swift", "Part.swift": "../../Shared/Part.swift",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(package.folder.path)/Sources/App/\(name)", withDestinationPath: target)
    }
    let page = package.run(["--format", "html", "--keep", "kept.json"])
    #expect(page.exitCode == 3)
    #expect(!page.output.contains("51F3"))
    let report = try Report(json: try package.folder.read("kept.json"))
    #expect(report.modules[0].typeList.map(\.name) == ["App", "Part"])
    let name = "Sources/App/Token.swift"
    let reason = "a symbolic link that leads out of what is measured"
    #expect(report.skipped == [Skipped(path: name, reason: reason)])
    #expect(report.notes.map(\.line).contains("left out: \(name): \(reason)"))

    // Nor does an error of the compiler quote it.
    try elsewhere.write("let secret = token51F3\n", to: "Token.swift")
    let broken = package.run(["--no-tests"])
    #expect(broken.exitCode == 3)
    #expect(broken.output.contains("the build failed: its errors, which 'swift build' prints, "))
    #expect(!broken.output.contains("51F3"))
  }

  @Test func `A link to another folder of the git repository is measured`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "small", targets: [.target(name: "App")])

      """
    let repository = try GitFolder([
      "App/Package.swift": manifest, "App/Sources/App/App.swift": "struct App {}\n",
      "Shared/Part.swift": "struct Part {}\n",
    ])
    let folder = repository.folder
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/Sources/App/Part.swift",
      withDestinationPath: "../../../Shared/Part.swift")
    let result = run(["App", "--no-tests", "--format", "json"], in: folder.path)
    #expect(result.exitCode == 0)
    let report = try Report(json: result.output)
    #expect(report.modules[0].typeList.map(\.name) == ["App", "Part"])
    #expect(report.skipped.isEmpty)
  }

  @Test func `A pipe among the sources is refused, as the compiler would wait for it`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App")"#, ["Sources/App/App.swift": "struct App {}\n"])
    let pipe = "\(package.folder.path)/Sources/App/Pipe.swift"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(
      package.run([])
        == RunResult(
          errors:
            "Error: '\(pipe)' is a source of the package, but not a regular file: remove it.\n",
          exitCode: 1))
  }

  @Test func `A manifest can leave out what isn't measured`() throws {
    let package = try SmallPackage(
      targets: """
        .target(name: "App")] + (measured == nil ? [.target(name: "Tool")] : [])
          + (measured == "all" ? [.target(name: "OtherForm")] : []) + [
        """, header: "let measured = Context.environment[\"COMPARE_BUILD\"]",
      [
        "Sources/App/App.swift": "public struct App { let part = Part() }\nstruct Part {}\n",
        "Sources/OtherForm/App.swift": "public struct App {}\n",
        "Sources/Tool/Tool.swift": "let broken: Int = \"no\"\n",
      ])
    let usual = try package.report()
    #expect(usual.modules.map(\.name) == ["App"])
    #expect(usual.modules[0].tests == nil)
    #expect(usual.notes.map(\.line) == ["the package has no test target"])
    #expect(usual.isComplete)
    let other = try package.report(["--module", "OtherForm"])
    #expect(other.modules.map(\.name) == ["OtherForm"])
    #expect(other.isComplete)
  }

  @Test
  func `A module that doesn't compile is measured like loose sources, others as usual`() throws {
    let package = try SmallPackage(
      targets: """
        .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        """,
      [
        "Sources/Core/Core.swift": "public struct Core { public init() {} }\n",
        "Sources/App/App.swift": """
        import Core
        struct App {
          let core = Core()
          func wrong() { nowhere.make(Part.self) }
        }
        struct Part { let core: Core }
        """,
        "Tests/AppTests/A.swift": "import Testing\n@Test func a() {}\n",
      ])
    let table = package.run(["--keep", "kept.json"])
    #expect(table.exitCode == 3)
    #expect(table.output.hasPrefix("Partial result: the notes say what could not be measured.\n"))
    #expect(
      table.output.contains("\n  Partial: the build failed, so no suite was run: Sources/App"))
    #expect(package.run(["--allow-partial"]) == RunResult(output: table.output))
    #expect(package.run(["check", "--pattern", "mvc", "--module", "Core"]).exitCode == 0)
    let report = try Report(json: package.folder.read("kept.json"))
    #expect(report.modules.map(\.name) == ["App", "Core"])
    #expect(
      edges(of: report.modules[0]) == [
        "App -> Core.Core concrete 1 Sources/App/App.swift:3",
        "App -> App.Part concrete 1 Sources/App/App.swift:4",
        "Part -> Core.Core concrete 1 Sources/App/App.swift:6",
      ])
    #expect(report.modules[0].coupling.efferent == 1)
    #expect(report.modules[1].coupling.afferent == 2)
    #expect(report.modules[0].resolved == 1)
    #expect(report.modules[1].resolved == 1)
    #expect(report.notes.first?.text.contains("error: cannot find 'nowhere' in scope") == true)
  }

  @Test func `What an earlier build left is used without building`() throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")",
      ["Sources/App/App.swift": "struct App { let part = Part() }\nstruct Part {}\n"])
    let fresh = try package.report()
    let scratch = "\(package.folder.path)/.build-compare"
    let stores = ["--scratch-path", scratch],
      index = ["--index-store", "\(scratch)/debug/index/store"]
    for options in [stores, index] {
      let report = try package.report(options)
      #expect(report.modules.map(\.edges) == fresh.modules.map(\.edges))
      #expect(report.modules.first?.edges.total == 1)
    }

    // A file that came later is not in the index, and nothing is built.
    try package.folder.write("struct Late { let app: App }\n", to: "Sources/App/Late.swift")
    let late = try package.report(index)
    #expect(late.modules.first?.types.struct == 3)
    #expect(late.modules.first?.edges.total == 1)
    let note = "measured by syntax alone, as the index has nothing of Sources/App/Late.swift"
    #expect(late.notes == [Note(.partial, note, of: "App")])
    #expect(package.run(index).exitCode == 3)
    #expect(late.skipped == [Skipped(path: "Sources/App/Late.swift", reason: "not in the index")])

    // Nor is what changed later.
    let file = "\(package.folder.path)/Sources/App/App.swift"
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now + 3_600], ofItemAtPath: file)
    let changed = "changed since the index was written: Sources/App/App.swift"
    let notes = [note, changed].map { Note(.partial, $0, of: "App") }
    #expect(try package.report(index).notes == notes)
  }

  @Test func `Coverage that was kept is used without running a suite`() throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")",
      ["Sources/App/App.swift": "func app() {\n}\nfunc other() {\n}\n"])
    let file = "\(package.folder.path)/Sources/App/App.swift"
    let segments =
      "[[1,12,3,true,true,false],[2,2,0,false,false,false],"
      + "[3,14,0,true,true,false],[4,2,0,false,false,false]]"
    try package.folder.write(
      "{\"data\": [{\"files\": [{\"filename\": \"\(file)\", \"segments\": \(segments)}]}]}",
      to: "coverage.json")
    let report = try package.report(["--coverage", "coverage.json"])
    #expect(report.modules.first?.coverage?.lines.covered == 2)
    #expect(report.modules.first?.coverage?.lines.total == 4)
    #expect(report.notes == [])
    try package.folder.write("{\"data\": [{\"files\": []}]}", to: "other.json")
    let notes = try package.report(["--coverage", "other.json"]).notes
    #expect(
      notes == [Note(.partial, "the coverage export names no file of what is measured")])
    try package.folder.write("{\"data\": 1}", to: "coverage.json")
    let errors = package.run(["--coverage", "coverage.json"]).errors
    #expect(
      errors
        == "Error: The coverage export of '\(package.folder.path)/coverage.json' cannot be read: a list was expected,"
        + " at data.\n")
  }

  @Test func `References stand beside what is measured`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct App {}\n", to: "App/App.swift")
    let words = ["--sources", "App", "--with", "viper,mvc"]
    let result = run(words + ["--format", "csv", "--keep", "kept.json"], in: folder.path)
    #expect(result.output.hasPrefix("metric,App,VIPER,MVC\nfiles,1,"))
    let report = try Report(json: folder.read("kept.json"))
    #expect(report.modules.map(\.origin) == [.measured, .reference, .reference])
    #expect(try #require(report.modules.last).types.total > 10)
  }
}
