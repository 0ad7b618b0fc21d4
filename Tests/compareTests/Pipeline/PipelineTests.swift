import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import compare
@testable import ReportFormats

@Suite("The pipeline")
struct PipelineTests {
  @Test(
    arguments: [
      (["--edges", "Nope"], "", 64, "The value 'Nope' is invalid for '--edges'"),
      (["--module", "Nope"], "", 64, "The value 'Nope' is invalid for '--module'"),
      (["--suite", "Nope"], "", 64, "The value 'Nope' is invalid for '--suite'"),
      (
        ["-o", "nowhere/result.txt"], "", 1,
        "'nowhere/result.txt' cannot be written: its folder does not exist.\n"
      ),
      ([], #""layers": [{"name": "a", "modules": ["App"], "knows": ["b"]}]"#, 1, "knows 'b'"),
      (
        [], #""roles": [{"type": "App", "role": "view"}, {"type": "App", "role": "model"}]"#, 1,
        "the type 'App' has two roles"
      ),
    ] as [([String], String, Int32, String)])
  func `What can't be meant or written is refused before anything is built`(
    _ words: [String], _ configuration: String, _ code: Int32, _ reason: String
  ) throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")",
      ["Sources/App/App.swift": "struct App {}\n", ".compare.json": "{ \(configuration) }\n"])
    let result = package.run(words)
    #expect(result.exitCode == code)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(!"\(package.folder.path)/.build-compare/debug".isThere)
  }

  @Test
  func `Variants are columns where they are asked for, and held against rules anyway`() throws {
    let view = "struct Item {}\nfinal class ListView { var item = Item() }\n"
    let package = try SmallPackage(
      targets: ".target(name: \"App\"), .target(name: \"AppFat\"), .target(name: \"Between\")",
      [
        "Sources/App/App.swift": view, "Sources/AppFat/App.swift": view + "struct Part {}\n",
        "Sources/Between/App.swift": view,
        ".compare.json": """
        {"modules": [{"name": "App", "pattern": "mvc", "step": 3},
          {"name": "AppFat", "pattern": "mvc", "variant": "fat"},
          {"name": "Between", "variant": "road-1", "step": 1}]}
        """,
      ])
    _ = package.run(["--variants", "all", "--no-tests"])
    let index = ["--index-store", "\(package.folder.path)/.build-compare/debug/index/store"]
    func columns(_ words: [String]) throws -> [String] {
      try package.report(index + words).modules.map { module in
        module.name + (module.variant.map { " " + $0 } ?? "")
      }
    }
    #expect(try columns([]) == ["App"])
    #expect(try columns(["--variants", "mvc"]) == ["App", "AppFat fat"])
    #expect(try columns(["--variants", "road"]) == ["Between road-1", "App"])
    #expect(try columns(["--module", "AppFat"]) == ["AppFat fat"])
    let table = package.run(index + ["--variants", "all"]).output
    #expect(table.contains("  Types               2  3 ×1.50\n"), "\(table)")
    let refused = package.run(["--variants", "viper"])
    #expect(refused.exitCode == 64)
    #expect(refused.errors.contains("'viper' is invalid for '--variants': use mvc, all or road."))
    let check = package.run(["check"] + index)
    #expect(check.output.contains("2 modules"), "\(check.output)")
  }

  @Test func `No path to a store leads to a suite's double, whatever its name`() throws {
    let package = try SmallPackage(
      targets: """
        .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])
        """,
      [
        "Sources/App/App.swift": """
        protocol ListPort { func load() }
        final class ListRepository: ListPort { func load() {} }
        final class ListView {
          let port: any ListPort
          init(port: any ListPort) { self.port = port }
          func press() { port.load() }
        }
        enum ListBuilder { static func make() -> ListView { ListView(port: ListRepository()) } }

        """,
        "Tests/AppTests/AppTests.swift": """
        import Testing
        @testable import App
        final class AskedRepository: ListPort { func load() {} }
        @Test func `A press loads`() { ListView(port: AskedRepository()).press() }

        """,
      ])
    let paths = try package.report().modules[0].paths
    #expect(paths.list.compactMap(\.steps.last?.to) == ["ListRepository.load()"])
  }

  @Test func `Edges need neither calls nor rules, unless a page shows all of the module`() {
    var options = Options()
    options.edges = "App"
    #expect(!options.followsCalls)
    #expect(!options.appliesRules)
    options.output.format = .html
    #expect(options.followsCalls)
    #expect(options.appliesRules)
  }

  @Test func `A check needs the rules, and follows no calls`() {
    var options = Options()
    options.held = .configured
    #expect(!options.followsCalls)
    #expect(options.appliesRules)
  }
}
