import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// Members, extensions, closures: counted by hand in `Fixture/Sources/MVCTodo`.
@Suite("The fixture's MVC module")
struct MVCFixtureTests {
  private let module: ModuleReport

  init() throws { module = try FixturePackage.shared.module(.mvc) }

  @Test func `Three files of 53 lines`() {
    #expect(module.files == 3)
    // Controller.swift: 14 + 2 + 3, Controller+Keys.swift: 10 + 0 + 2, ListView.swift: 17 + 0 + 5.
    #expect(module.lines == LineCount(code: 41, comment: 2, blank: 10))
  }

  @Test func `Four types, extensions not among them`() {
    // Controller, ListView; Key; ListViewDelegate.
    #expect(module.types == .init(class: 2, enum: 1, protocol: 1))
  }

  @Test func `A member counts for its owner, once for each place`() {
    #expect(
      edges(of: module) == [
        // item.title in a closure; Item(title:), the type and its initialiser in one place, and
        // the parameter of store(_:), both in an extension in another file.
        "Controller -> Shared.Item concrete 3 Sources/MVCTodo/Controller+Keys.swift:6",
        // Key, .add, .quit, .none.
        "Controller -> MVCTodo.Key concrete 4 Sources/MVCTodo/Controller+Keys.swift:4",
        // ListView(), .delegate (written: property and setter are one place), .show, .screen.
        "Controller -> MVCTodo.ListView concrete 4 Sources/MVCTodo/Controller.swift:6",
        // The conformance on the extension. Being the witness of keyPressed(_:) is no reference.
        "Controller -> MVCTodo.ListViewDelegate abstract 1 Sources/MVCTodo/Controller+Keys.swift:3",
        // .lines of view.screen: `Screen` is never named in Controller.
        "Controller -> TerminalUI.Screen concrete 1 Sources/MVCTodo/Controller.swift:16",
        // The property, the parameter, .items (property and getter are one place).
        "Controller -> Shared.Store abstract 3 Sources/MVCTodo/Controller.swift:5",
        "ListView -> MVCTodo.Key concrete 1 Sources/MVCTodo/ListView.swift:19",
        // The property's type, .keyPressed.
        "ListView -> MVCTodo.ListViewDelegate abstract 2 Sources/MVCTodo/ListView.swift:12",
        // Screen([]), .lines.
        "ListView -> TerminalUI.Screen concrete 2 Sources/MVCTodo/ListView.swift:13",
        "ListViewDelegate -> MVCTodo.Key concrete 1 Sources/MVCTodo/ListView.swift:4",
      ]
    )
    #expect(module.edges.total == 10)
    #expect(module.edges.internal == 6)
    #expect(module.edges.external == 4)
    #expect(module.edges.byModule == ["Shared": 2, "TerminalUI": 2])
    #expect(module.edges.concrete == 7)
    #expect(module.edges.abstract == 3)
  }

  @Test func `A delegate protocol avoids the cycle`() {
    #expect(module.cycles.isEmpty)
  }

  @Test func `Six functions, one of which branches`() {
    // init, refresh, store, show, press: 1 each; keyPressed: 1 + two cases.
    #expect(module.complexity.functions == 6)
    #expect(module.complexity.mean == 1.33)
    #expect(module.complexity.max == 3)
    #expect(module.longestFunction == .init(name: "Controller.keyPressed(_:)", lines: 6))
  }

  @Test func `A type is as large as its declaration and its extensions`() {
    // 16 lines in Controller.swift, 10 in Controller+Keys.swift.
    #expect(module.largestType == .init(name: "Controller", lines: 26, role: "controller"))
  }

  @Test
  func `Two functions with three cases, since each argument is one; a disabled test is skipped`()
    throws
  {
    let tests = try #require(module.tests)
    #expect(
      tests
        == .init(
          functions: 2, run: 3, failed: 0, skipped: 1, files: 1, lines: 25, doubles: 1,
          doubleTypes: ["StoreStub"],
          // ControllerTests: StoreStub, which is a double of Shared's.
          doublesByRole: [
            .init(role: "controller", suites: 1, fewest: 1, most: 1, mostOfModule: 0)
          ]))
  }

  @Test func `All but storing is covered`() throws {
    // Controller.swift: 1 initial value, init 4, refresh 5. Controller+Keys.swift: 6, and 1 that
    // is not reached. ListView.swift: 1 initial value, show 3, press 3.
    let coverage = try #require(module.coverage)
    #expect(coverage.lines.covered == 23)
    #expect(coverage.lines.total == 24)
    #expect(coverage.lines.percent == 95.8)
  }
}
