import CommandLineKit
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import compare
@testable import SourceRecords

@Suite("Which modules are held against which pattern")
struct PatternChoiceTests {
  private let plain = ["A": nil, "B": nil] as KeyValuePairs<String, Pattern?>
  private let mixed = ["A": .mvc, "B": nil, "C": .viper] as KeyValuePairs<String, Pattern?>

  @Test func `Without a wish each column has its own pattern`() throws {
    #expect(try chosen(.configured, mixed) == ["A mvc", "C viper"])
  }

  @Test func `A pattern means those that have it, or all when none has any`() throws {
    #expect(try chosen(.one(.viper), mixed) == ["C viper"])
    #expect(try chosen(.one(.mvp), plain) == ["A mvp", "B mvp"])
  }

  @Test func `Modules that are named are held against it whatever they are`() throws {
    #expect(try chosen(.one(.mvp), mixed, areNamed: true) == ["A mvp", "B mvp", "C mvp"])
    #expect(try chosen(.configured, ["A": .mvc], areNamed: true) == ["A mvc"])
  }

  @Test func `With layers all may be meant, until their types are known`() throws {
    #expect(try chosen(.configured, plain, mayBeHeld: true) == ["A -", "B -"])
    #expect(
      try chosen(.configured, mixed, areNamed: true, mayBeHeld: true)
        == ["A mvc", "B -", "C viper"])
    #expect(try chosen(.one(.viper), mixed, mayBeHeld: true) == ["C viper"])
  }

  @Test func `What leaves nothing to check is a misuse`() {
    #expect(throws: Failure.patternMissing(module: nil)) { try chosen(.configured, plain) }
    #expect(throws: Failure.patternMissing(module: "B")) {
      try chosen(.configured, mixed, areNamed: true)
    }
    #expect(throws: Failure.patternUnused("mvp", known: ["mvc", "viper"])) {
      try chosen(.one(.mvp), mixed)
    }
  }

  private func chosen(
    _ choice: PatternChoice, _ columns: KeyValuePairs<String, Pattern?>, areNamed: Bool = false,
    mayBeHeld: Bool = false
  ) throws -> [String] {
    let columns = columns.map { name, pattern in
      Column(
        module: SourceModule(name: name, isTest: false, files: [], dependencies: []),
        pattern: pattern)
    }
    return try choice.columns(among: columns, areNamed: areNamed, mayBeHeld: mayBeHeld)
      .map { "\($0.module.name) \($0.pattern?.rawValue ?? "-")" }
  }
}
