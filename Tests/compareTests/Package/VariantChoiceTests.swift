import CommandLineKit
import Testing

@testable import CompareSupport
@testable import compare

@Suite("Which forms of patterns are measured")
struct VariantChoiceTests {
  private let modules: [Configuration.Module] = [
    .init(name: "B", pattern: .mvp, step: 2),
    .init(name: "A", pattern: .mvc),
    .init(name: "V", pattern: .viper, step: 3),
    .init(name: "A2", pattern: .mvc, variant: "fat", step: 0),
    .init(name: "B2", pattern: .mvp, variant: "passive"),
    .init(name: "A3", pattern: .mvc, variant: "second"),
    .init(name: "S", variant: "between", step: 1),
    .init(name: "N", variant: "mv"),
  ]

  private func names(_ choice: VariantChoice) throws -> [String] {
    try choice.modules(among: modules).map(\.name)
  }

  @Test func `A pattern's usual form, and its others behind it`() throws {
    #expect(try names(.mvc) == ["A", "A2", "A3"])
    #expect(try names(.mvp) == ["B", "B2"])
  }

  @Test
  func `All patterns with their forms, in configured order, without the road's own steps`() throws {
    #expect(try names(.all) == ["B", "B2", "A", "A2", "A3", "V", "N"])
  }

  @Test func `The app without a pattern stands next to the usual forms of all patterns`() throws {
    #expect(try names(.mv) == ["B", "A", "V", "N"])
  }

  @Test func `Rewritings beside the usual forms of all patterns, without other forms`() throws {
    #expect(try names(.second) == ["B", "A", "A3", "V"])
  }

  @Test func `The road's steps in their order`() throws {
    #expect(try names(.road) == ["A2", "S", "B", "V"])
  }

  @Test func `A pattern of which no other form is named is a misuse that says which have one`() {
    for choice in [VariantChoice.viper, .mvvm] {
      #expect(
        throws: Failure.misused(
          .invalidValue(
            option: "--variants", value: choice.rawValue,
            allowed: ["mvc", "mvp", "all", "second", "mv", "road"]))
      ) { try names(choice) }
    }
  }
}
