import Testing

@testable import ArchitectureGraph

@Suite("The shortest way round a cycle")
struct ShortestCycleTests {
  private func shortest(_ pairs: (String, String)...) -> [String] {
    let nodes = Set(pairs.flatMap { [$0.0, $0.1] })
    return ShortestCycle.find(in: Array(nodes), pairs.map { (from: $0.0, to: $0.1) })
  }

  @Test func `A shortcut is taken`() {
    #expect(
      shortest(("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("c", "a")) == ["a", "b", "c"])
  }

  @Test func `The shortest need not go through the first node`() {
    #expect(
      shortest(("a", "b"), ("b", "c"), ("c", "a"), ("b", "d"), ("d", "b")) == ["b", "d"]
    )
  }

  @Test func `Of several, the first by names`() {
    let found = shortest(("d", "a"), ("a", "d"), ("c", "a"), ("a", "c"), ("b", "c"), ("c", "b"))
    #expect(found == ["a", "c"])
    #expect(
      shortest(("a", "y"), ("y", "z"), ("a", "x"), ("x", "z"), ("z", "a")) == ["a", "x", "z"]
    )
  }

  @Test func `Edges to other components are no way`() {
    let found = ShortestCycle.find(
      in: ["a", "b", "c"],
      [("a", "b"), ("b", "c"), ("c", "a"), ("a", "out"), ("out", "a")]
    )
    #expect(found == ["a", "b", "c"])
  }

  @Test func `Without a cycle there is none`() {
    #expect(shortest(("a", "b")).isEmpty)
  }

  @Test func `The evidence is one edge after the other`() {
    var made = HandMadeTypes()
    made.add("Presenter", "Router", "View", "Row")
    made.add("Other", module: "Shared")
    made.connect("Router", "View", line: 3)
    made.connect("View", "Presenter", references: 4, line: 8)
    made.connect("Presenter", "Router", file: "Presenter+Router.swift", line: 5)
    made.connect("Presenter", "View", line: 9)
    made.connect("View", "Row")
    made.connect("View", "Shared.Other")
    let cycles = TypeCycle.all(in: "M", made.edges, made.types)
    #expect(cycles.map(\.types) == [["Presenter", "Router", "View"]])
    #expect(
      cycles.first?.shortest.map(made.text) == [
        "Presenter View 1 Presenter.swift:9", "View Presenter 4 View.swift:8",
      ]
    )
  }

  @Test func `Types of one name in two files are two`() {
    var made = HandMadeTypes()
    made.add("Row", file: "A.swift")
    made.add("List")
    made.connect("Row", "List", line: 1)
    made.add("Row", file: "B.swift")
    made.connect("Row", "List", line: 2)
    made.connect("List", "Row", line: 3)
    let cycles = TypeCycle.all(in: "M", made.edges, made.types)
    #expect(cycles.map(\.types) == [["List", "Row"]])
    #expect(cycles.first?.shortest.map(\.line) == [3, 2])
  }
}
