import Foundation
import Testing

@testable import CompareConfiguration
@testable import ReportFormats
@testable import compare

@Suite("The pipeline")
struct PipelineTests {
  @Test(
    "What the user names and isn't there is refused before anything is built",
    arguments: [["--edges", "Nope"], ["--module", "Nope"], ["--suite", "Nope"]])
  func unknownRefusedFirst(_ words: [String]) throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")", ["Sources/App/App.swift": "struct App {}\n"])
    let result = package.run(words)
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: The value 'Nope' is invalid for '\(words[0])'"))
    #expect(!isBuilt(package))
  }

  @Test(
    "A configuration that no type could mend is refused before anything is built",
    arguments: [
      (#""layers": [{"name": "a", "modules": ["App"], "knows": ["b"]}]"#, "knows 'b'"),
      (
        #""roles": [{"type": "App", "role": "view"}, {"type": "App", "role": "model"}]"#,
        "the type 'App' has two roles"
      ),
    ])
  func flawRefusedFirst(_ content: String, _ reason: String) throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")",
      ["Sources/App/App.swift": "struct App {}\n", ".compare.json": "{ \(content) }\n"])
    let result = package.run([])
    #expect(result.exitCode == 1)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(!isBuilt(package))
  }

  @Test("An output that cannot be written is refused before anything is built")
  func outputRefusedFirst() throws {
    let package = try SmallPackage(
      targets: ".target(name: \"App\")", ["Sources/App/App.swift": "struct App {}\n"])
    let result = package.run(["-o", "nowhere/result.txt"])
    #expect(result.exitCode == 1)
    #expect(
      result.errors
        == "Error: 'nowhere/result.txt' cannot be written: its folder does not exist.\n")
    #expect(!isBuilt(package))
  }

  @Test("Edges need neither calls nor rules, unless a page shows all of the module")
  func edgesNeedLittle() {
    var options = Options()
    options.edges = "App"
    #expect(!Wish(options).followsCalls)
    #expect(!Wish(options).appliesRules)
    options.output.format = .html
    #expect(Wish(options).followsCalls)
    #expect(Wish(options).appliesRules)
  }

  @Test("A check needs the rules, and follows no calls")
  func checkNeedsRules() {
    var options = Options()
    options.held = .configured
    #expect(!Wish(options).followsCalls)
    #expect(Wish(options).appliesRules)
  }

  private func isBuilt(_ package: SmallPackage) -> Bool {
    "\(package.folder.path)/.build-compare/debug".isThere
  }
}
