import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// What the index relates to nothing: payloads, generic clauses, subscripts, type aliases; counted
/// by hand in `Fixture/Sources/MVITodo`.
@Suite("The fixture's MVI module")
struct MVIFixtureTests {
  private let module: ModuleReport

  init() throws { module = try FixturePackage.shared.module(.mvi) }

  @Test func `Every place has an owner`() {
    #expect(
      edges(of: module) == [
        // Payloads.
        "Intent -> Shared.Item concrete 1 Sources/MVITodo/Intent.swift:4",
        "Intent -> MVITodo.Problem concrete 1 Sources/MVITodo/Intent.swift:5",
        // `State` in `State.Row` only says where `Row` is.
        "Intent -> MVITodo.State.Row concrete 1 Sources/MVITodo/Intent.swift:5",
        // Entry and Line are aliases outside any type: whoever names them needs what they mean.
        "Log -> Shared.Item concrete 1 Sources/MVITodo/Runtime.swift:24",
        "Log -> MVITodo.Problem concrete 1 Sources/MVITodo/Runtime.swift:23",
        // The right side of an alias inside a type.
        "Names -> MVITodo.State concrete 1 Sources/MVITodo/State.swift:8",
        // The parameter, .add, .choose, .fail.
        "Reducer -> MVITodo.Intent concrete 4 Sources/MVITodo/Runtime.swift:9",
        "Reducer -> MVITodo.Reducing abstract 1 Sources/MVITodo/Runtime.swift:8",
        // The generic clause, .quit.
        "Runtime -> MVITodo.Intent concrete 2 Sources/MVITodo/Runtime.swift:18",
        // The generic parameter's bound, its associated type Input, .reduce.
        "Runtime -> MVITodo.Reducing abstract 3 Sources/MVITodo/Runtime.swift:18",
        // The subscript's parameter; its result and its getter.
        "State -> MVITodo.Problem concrete 1 Sources/MVITodo/State.swift:4",
        "State -> MVITodo.State.Row concrete 2 Sources/MVITodo/State.swift:4",
      ]
    )
  }

  @Test func `Types and lines are counted`() {
    // Problem, State, State.Row, Runtime, Log; Intent, Names, Reducer; Reducing.
    #expect(module.types == .init(struct: 5, enum: 3, protocol: 1))
    // Intent.swift: 8 + 1 + 3, State.swift: 7 + 0 + 2, Runtime.swift: 21 + 0 + 4.
    #expect(module.lines == LineCount(code: 36, comment: 1, blank: 9))
    #expect(module.largestType == .init(name: "Reducer", lines: 9, role: "reducer"))
  }

  @Test func `A case with several patterns counts once; default doesn't count`() {
    // subscript 1: its body is a getter, although it begins with the word of an accessor, `init`;
    // reduce: 1 + two cases; run 1.
    #expect(module.complexity.functions == 3)
    #expect(module.complexity.mean == 1.67)
    #expect(module.complexity.max == 3)
  }

  @Test func `An initial value that is never used is not covered`() throws {
    // reduce 7, run 1; not reached: lines' initial value, the subscript.
    let coverage = try #require(module.coverage)
    #expect(coverage.lines.covered == 8)
    #expect(coverage.lines.total == 10)
  }
}
