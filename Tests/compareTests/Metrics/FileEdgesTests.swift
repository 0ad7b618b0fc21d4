import Testing

@testable import ArchitectureGraph

@Suite("Edges between files")
struct FileEdgesTests {
  @Test func `References add up between the files that declare the types`() {
    var made = HandMadeTypes()
    made.add("List", "List.Row", file: "List.swift")
    made.add("Item", file: "Item.swift")
    made.add("Key", file: "Item.swift")
    made.add("Store", module: "Shared")
    made.connect("List", "Item", references: 2, line: 7)
    made.connect("List.Row", "Key", references: 3, line: 4)
    // Within a file, and into another module: no edges between files of the module.
    made.connect("List", "List.Row")
    made.connect("List", "Shared.Store")
    #expect(
      PartEdge.files(in: "M", made.edges, made.types).map(made.text) == [
        "List.swift Item.swift 5: List.Row Key 3 List.swift:4, List Item 2 List.swift:7"
      ]
    )
  }

  @Test func `An extension counts for the file in which it stands`() {
    var made = HandMadeTypes()
    made.add("List", "Item")
    made.connect("List", "Item", file: "List+Item.swift", line: 3)
    made.connect("Item", "List", line: 5, home: "List+Item.swift")
    made.connect("List", "List", line: 7, home: "List+Item.swift")
    let edges = PartEdge.files(in: "M", made.edges, made.types)
    #expect(
      edges.map { "\($0.from) \($0.to)" } == [
        "Item.swift List+Item.swift", "List+Item.swift Item.swift", "List.swift List+Item.swift",
      ])
  }

  @Test func `Each direction is an edge of its own, sorted by file`() {
    var made = HandMadeTypes()
    made.add("A", "B")
    made.connect("B", "A")
    made.connect("A", "B")
    let edges = PartEdge.files(in: "M", made.edges, made.types)
    #expect(edges.map { "\($0.from) \($0.to)" } == ["A.swift B.swift", "B.swift A.swift"])
  }
}
