import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// Protocols, witnesses, nested types: counted by hand in `Fixture/Sources/MVPTodo`.
@Suite("The fixture's MVP module")
struct MVPFixtureTests {
  private let module: ModuleReport

  init() throws { module = try FixturePackage.shared.module(.mvp) }

  @Test func `Nested types count, also when an extension declares them`() {
    // Presenter; Presenter.Row, Presenter.Row.Style; TodoView.
    #expect(module.types == .init(class: 1, struct: 2, protocol: 1))
    #expect(module.files == 2)
    // Presenter.swift: 19 + 1 + 5, Presenter+Row.swift: 9 + 0 + 2.
    #expect(module.lines == LineCount(code: 28, comment: 1, blank: 7))
  }

  @Test func `Calls through protocols count for the protocol`() {
    #expect(
      edges(of: module) == [
        "Presenter -> Shared.Item concrete 1 Sources/MVPTodo/Presenter.swift:23",
        // Row(title:): the type, and the label, which names the property.
        "Presenter -> MVPTodo.Presenter.Row concrete 2 Sources/MVPTodo/Presenter.swift:23",
        // The property, the parameter, .items, and addAll, which an extension of Store declares.
        "Presenter -> Shared.Store abstract 4 Sources/MVPTodo/Presenter.swift:15",
        // The property's type, .render.
        "Presenter -> MVPTodo.TodoView abstract 2 Sources/MVPTodo/Presenter.swift:14",
        // The type, the initialiser, its label. `Presenter` in `extension Presenter.Row` says
        // only what is extended: there is no edge from Row to Presenter.
        "Presenter.Row -> MVPTodo.Presenter.Row.Style concrete 3"
          + " Sources/MVPTodo/Presenter+Row.swift:10",
        // The property's type, not the first half of Presenter.Row.
        "TodoView -> MVPTodo.Presenter concrete 1 Sources/MVPTodo/Presenter.swift:5",
        "TodoView -> MVPTodo.Presenter.Row concrete 1 Sources/MVPTodo/Presenter.swift:6",
      ]
    )
  }

  @Test func `Presenter and view know each other, through a protocol or not`() {
    #expect(module.cycles.map(\.types) == [["Presenter", "TodoView"]])
  }

  @Test func `Implicit getters are functions`() {
    // init 1; update: 1 + if; description 1; style 1. A protocol's requirements have no body.
    #expect(module.complexity.functions == 4)
    #expect(module.complexity.mean == 1.25)
    #expect(module.complexity.max == 2)
    #expect(module.longestFunction == .init(name: "Presenter.update()", lines: 4))
  }

  @Test func `Extensions of a nested type make it larger, not the outer one`() {
    // Presenter: 9 to 25. Presenter.Row: 3 + 3 + 7 lines.
    #expect(module.largestType == .init(name: "Presenter", lines: 17, role: "presenter"))
  }

  @Test func `A double conforms itself, in an extension, or through its superclass`() throws {
    // ViewSpy, StoreStub, CountingStore; Unrelated conforms to nothing of ours.
    let tests = try #require(module.tests)
    #expect(
      tests
        == .init(
          functions: 1, run: 3, failed: 0, skipped: 0, files: 1, lines: 27, doubles: 3,
          doubleTypes: ["CountingStore", "StoreStub", "ViewSpy"],
          // PresenterTests: ViewSpy, and CountingStore, whose superclass is its own affair.
          doublesByRole: [
            .init(role: "presenter", suites: 1, fewest: 2, most: 2, mostOfModule: 1)
          ]))
  }

  @Test func `The suite never asks for a style`() throws {
    // init 3, update 4, description 1; not reached: isBold's initial value, style.
    let coverage = try #require(module.coverage)
    #expect(coverage.lines.covered == 8)
    #expect(coverage.lines.total == 10)
  }
}
