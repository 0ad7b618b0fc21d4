import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import SourceRecords

@Suite("What of a package is built")
struct BuildPartTests {
  /// Two features over a core, an app that sees one of them, and a tool apart.
  private let modules = [
    module("Core"), module("Cats", ["Core"]), module("Dogs", ["Core"]), module("App", ["Cats"]),
    module("Tool"), module("CoreTests", ["Core"], isTest: true),
  ]

  @Test func `Everything is built when each module is a column`() {
    let part = part(["Core", "Cats", "Dogs", "App", "Tool"])
    #expect(part.leftOut == [])
    #expect(part.builds == [["--build-tests"]])
    #expect(self.part(["Core", "Cats", "Dogs", "App", "Tool"], withTests: false).builds == [[]])
  }

  @Test func `A column comes with what it needs and with what sees it`() {
    let part = part(["Cats"], withTests: false)
    #expect(part.leftOut == ["Dogs", "Tool"])
    #expect(part.builds == [["--target", "App-target"]])
  }

  @Test func `The suites are one program, and only the rest is built by name`() {
    let part = part(["Cats"])
    #expect(part.leftOut == ["Dogs", "Tool"])
    #expect(part.builds == [["--product", "PetsPackageTests"], ["--target", "App-target"]])
    #expect(self.part(["Core"]).leftOut == ["Tool"])
  }

  @Test func `Modules that see the same column are built one after another`() {
    #expect(
      part(["Core"], withTests: false).builds
        == [["--target", "App-target"], ["--target", "Dogs-target"]])
  }

  @Test func `Without a column, and for another package's module, everything is built`() {
    #expect(part([]).leftOut == [])
    #expect(part(["Tool"], own: ["Core"]).leftOut == [])
  }

  @Test func `A module that doesn't build and that no column needs changes nothing`() throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\"), .target(name: \"Other\")",
      [
        "Sources/App/App.swift": "public struct App {}\n",
        "Sources/Other/Other.swift": "let broken: Int = \"no\"\n",
      ])
    let report = try package.report(["--module", "App"])
    #expect(report.modules.map(\.name) == ["App"])
    #expect(report.isComplete)
    #expect(try !package.report().isComplete)
  }

  private func part(
    _ columns: Set<String>, own: Set<String>? = nil, withTests: Bool = true
  ) -> BuildPart {
    BuildPart(
      of: "Pets", modules, own: own ?? Set(modules.map(\.name)), columns: columns,
      withTests: withTests)
  }

  private static func module(
    _ name: String, _ dependencies: [String] = [], isTest: Bool = false
  ) -> SourceModule {
    SourceModule(
      name: name, isTest: isTest, files: [], dependencies: dependencies, target: "\(name)-target")
  }
}
