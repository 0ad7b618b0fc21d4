import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// Decisions, local types, `#if`: counted by hand in `Fixture/Sources/VIPERTodo`.
@Suite("The fixture's VIPER module")
struct VIPERFixtureTests {
  private let module: ModuleReport

  init() throws { module = try FixturePackage.shared.module(.viper) }

  @Test func `Local types and inactive ones are types`() {
    // Interactor; Local, Elsewhere, Here, Failure; Style; Router.
    #expect(module.types == .init(class: 1, struct: 4, enum: 1, actor: 1))
  }

  @Test func `A line is code before it is comment before it is blank`() {
    // Interactor.swift: 21 + 3 + 3: the empty line in the block comment is comment, the empty line
    // and the comment sign in the string are code, and so is the line with a comment after code.
    // Router.swift: 35 + 0 + 6.
    #expect(module.lines == LineCount(code: 56, comment: 3, blank: 9))
  }

  @Test func `A local type's references count for the type around it`() {
    #expect(
      edges(of: module) == [
        // Local's property, .plain twice. `Router` in `Router.Style` only says where `Style` is.
        "Interactor -> VIPERTodo.Router.Style concrete 3 Sources/VIPERTodo/Interactor.swift:15",
        // is Failure, Failure().
        "Router -> VIPERTodo.Router.Failure concrete 2 Sources/VIPERTodo/Router.swift:29",
        // .plain in start, Style and .plain in style, .plain in isPlain, .bold in route.
        "Router -> VIPERTodo.Router.Style concrete 5 Sources/VIPERTodo/Router.swift:4",
      ]
    )
  }

  @Test func `Seventeen ways through route`() {
    // 1 + guard, && + for, for + while + repeat-while + if, else if + if case + case, case + catch,
    // catch + || and ?: in a closure + ?:. Not: ??, where, default, is, the pattern `case 7`.
    #expect(module.complexity.max == 17)
    // outer: 1 + ?:, inner: 1 + ?:, inactive: 1 + if, didSet: 1 + if, isPlain 1,
    // get: 1 + || + ?:, set 1, check: 1 + if and not the && of its #if; the closure that is the
    // initial value of start is in no function. 32 / 9.
    #expect(module.complexity.functions == 9)
    #expect(module.complexity.mean == 3.56)
    #expect(module.longestFunction == .init(name: "Router.route(_:_:)", lines: 18))
    #expect(
      module.mostComplexFunction
        == .init(
          name: "Router.route(_:_:)", complexity: 17, file: "Sources/VIPERTodo/Router.swift",
          line: 15))
  }

  @Test func `An early return covers two lines and the closing brace`() throws {
    // Reached: the initial values of style and changes, route's first two lines and its last.
    // Interactor.swift has 5 + 7, Router.swift 3 + 1 + 2 + 18 + 3 (1, 36 and 38 of check).
    let coverage = try #require(module.coverage)
    #expect(coverage.lines.covered == 5)
    #expect(coverage.lines.total == 39)
    #expect(coverage.lines.percent == 12.8)
  }
}
