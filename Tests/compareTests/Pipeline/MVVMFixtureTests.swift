import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// Macros and property wrappers: counted by hand in `Fixture/Sources/MVVMTodo`.
@Suite("The fixture's MVVM module")
struct MVVMFixtureTests {
  private let module: ModuleReport

  init() throws { module = try FixturePackage.shared.module(.mvvm) }

  @Test func `What a macro writes is not what the author wrote`() {
    #expect(
      edges(of: module) == [
        "View -> Shared.Item concrete 1 Sources/MVVMTodo/View.swift:7",
        // The getter's type, the initialiser.
        "View -> TerminalUI.Screen concrete 2 Sources/MVVMTodo/View.swift:6",
        // The type, .item, and .count, which `+=` reads and writes in one place.
        "View -> MVVMTodo.ViewModel concrete 3 Sources/MVVMTodo/View.swift:4",
        // Item(title:). @Observable copies the type and the initial value: not counted again.
        "ViewModel -> Shared.Item concrete 1 Sources/MVVMTodo/ViewModel.swift:6",
        // The attribute. The initialiser that it calls with "note" is not in the source.
        "ViewModel -> MVVMTodo.Marked concrete 1 Sources/MVVMTodo/ViewModel.swift:7",
      ]
    )
    #expect(module.types == .init(class: 1, struct: 2))
    // ViewModel.swift: 22 + 0 + 6, View.swift: 10 + 0 + 3.
    #expect(module.lines == LineCount(code: 32, comment: 0, blank: 9))
  }

  @Test func `Accessors with a body are functions`() {
    // didSet 1, get 1, set: 1 + ?:, init 1, body 1, press 1; nothing that @Observable writes.
    #expect(module.complexity.functions == 6)
    #expect(module.complexity.mean == 1.17)
    #expect(module.complexity.max == 2)
    // The first of two with three lines, in the order of files.
    #expect(module.longestFunction == .init(name: "View.body", lines: 3))
  }

  @Test func `The wrapper's accessors are not covered`() throws {
    // View.swift: body 3, press 3. ViewModel.swift: 4 initial values, init 3; get and set are not
    // reached. The didSet is moved by @Observable: llvm-cov has no line for it.
    let coverage = try #require(module.coverage)
    #expect(coverage.lines.covered == 13)
    #expect(coverage.lines.total == 15)
    let tests = try #require(module.tests)
    #expect(
      tests
        == .init(
          functions: 1, run: 1, failed: 0, skipped: 0, files: 1, lines: 11, doubles: 0,
          doubleTypes: [],
          // Tests that are not in a suite have no subject.
          doublesByRole: []))
  }
}
