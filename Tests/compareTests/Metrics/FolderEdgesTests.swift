import Testing

@testable import ArchitectureGraph
@testable import CompareSupport

@Suite("Edges and tangles between folders")
struct FolderEdgesTests {
  private let files = [
    "/p/App/App.swift", "/p/App/Lists/List.swift", "/p/App/Lists/Row.swift",
    "/p/App/Lists/Cells/Cell.swift", "/p/App/Model/Item.swift",
  ]

  /// A type for each file, in the file.
  private var made: HandMadeTypes {
    var made = HandMadeTypes()
    made.add("App", file: files[0])
    made.add("List", file: files[1])
    made.add("Row", file: files[2])
    made.add("Cell", file: files[3])
    made.add("Item", file: files[4])
    made.add("Kind", file: files[4])
    made.add("Store", module: "Shared", file: "/p/Shared/Store.swift")
    return made
  }

  private func edges(_ made: HandMadeTypes) -> [PartEdge] {
    PartEdge.folders(in: "M", ModuleFolders(files), made.edges, made.types)
  }

  @Test func `A folder is what its files are directly in, from the module's own on`() {
    let folders = ModuleFolders(files)
    #expect(
      files.map(folders.folder) == [".", "Lists", "Lists", "Lists/Cells", "Model"])
    #expect(folders.folder(of: "/p/Shared/Store.swift") == nil)
    #expect(ModuleFolders(["/p/App/Lists/List.swift"]).folder(of: "/p/App/Lists/List.swift") == ".")
  }

  @Test func `Type edges add up between folders, with the first place and its types`() {
    var made = made
    made.connect("Row", "Kind", references: 2, line: 7)
    made.connect("List", "Item", references: 3, line: 9)
    // Within a folder, and into another module: no edges between folders of the module.
    made.connect("List", "Row")
    made.connect("List", "Shared.Store")
    #expect(
      edges(made).map(made.text) == [
        "Lists Model 5: List Item 3 /p/App/Lists/List.swift:9, "
          + "Row Kind 2 /p/App/Lists/Row.swift:7"
      ])
  }

  @Test func `An extension counts for the folder in which it stands`() {
    var made = made
    made.connect("List", "Item", file: files[4], line: 3)
    made.connect("Cell", "List", line: 4, home: files[4])
    #expect(
      edges(made).map(made.text) == [
        "Lists/Cells Model 1: Cell List 1 /p/App/Lists/Cells/Cell.swift:4"
      ])
  }

  @Test func `Folders in each other are folders of their own`() {
    var made = made
    made.connect("List", "Cell")
    made.connect("App", "List")
    #expect(edges(made).map { "\($0.from) \($0.to)" } == [". Lists", "Lists Lists/Cells"])
  }

  @Test func `A tangle has its folders and the shortest cycle`() {
    var made = made
    made.connect("App", "List", line: 1)
    made.connect("List", "Item", line: 2)
    made.connect("Kind", "Cell", line: 3)
    made.connect("Cell", "Row", line: 4)
    let open = edges(made)
    #expect(FolderCycle.all(open).map(\.folders) == [["Lists", "Lists/Cells", "Model"]])
    made.connect("Item", "Row", line: 5)
    let cycles = FolderCycle.all(edges(made))
    #expect(cycles.map(\.folders) == [["Lists", "Lists/Cells", "Model"]])
    #expect(
      cycles.first?.shortest.map(made.text) == [
        "Lists Model 1: List Item 1 /p/App/Lists/List.swift:2",
        "Model Lists 1: Item Row 1 /p/App/Model/Item.swift:5",
      ])
  }

  @Test func `Types that know each other in one folder are no tangle`() {
    var made = made
    made.connect("List", "Row")
    made.connect("Row", "List")
    made.connect("List", "Item")
    #expect(FolderCycle.all(edges(made)).isEmpty)
  }
}
