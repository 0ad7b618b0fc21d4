import Foundation
import ProgramSupport
import Testing

@testable import SourceRecords
@testable import compare

/// Several columns whose files import each other; UIKit isn't here.
@Suite("Columns that import each other")
struct LinkedColumnsTests {
  private let fixture: SourcesFixture
  private let parts = ["App=App", "UI=UI", "Domain=Domain"]

  init() throws {
    fixture = try SourcesFixture([
      "Domain/Note.swift": """
      import UIKit
      public struct Note {
        public let title: String
        public var color: UIColor { UIColor.red }
      }
      public protocol NoteStore { func all() -> [Note] }
      public enum Place { case home, work(Note) }
      struct Hidden {}
      """,
      "UI/List.swift": """
      import Domain
      public final class ListPresenter {
        let store: NoteStore
        weak var view: ListView?
        public init(store: NoteStore) { self.store = store }
        func load() { view?.show(store.all().map(\\.title), at: .home) }
        func lose() { missing(Note.self, Hidden.self) }
      }
      public class ListView: UIView {
        func show(_ titles: [String], at place: Place) { layer.draw(titles) }
      }
      """,
      "App/App.swift": """
      import Domain
      import UI
      import UIKit
      struct MemoryStore: NoteStore { func all() -> [Note] { [] } }
      final class AppDelegate: UIResponder {
        let presenter = ListPresenter(store: MemoryStore())
      }
      """,
    ])
  }

  @Test func `References lead to the columns that the files import`() throws {
    let result = try fixture.analyse(parts)
    #expect(
      fixture.edges(of: result, "UI") == [
        "ListPresenter -> ListView 2 UI/List.swift:4",
        "ListPresenter -> Note 2 UI/List.swift:6",
        "ListPresenter -> NoteStore 3 UI/List.swift:3",
        "ListPresenter -> Place 1 UI/List.swift:6",
        "ListView -> Place 1 UI/List.swift:10",
      ])
    #expect(
      fixture.edges(of: result) == [
        "AppDelegate -> ListPresenter 1 App/App.swift:6",
        "AppDelegate -> MemoryStore 1 App/App.swift:6",
        "MemoryStore -> Note 1 App/App.swift:4",
        "MemoryStore -> NoteStore 1 App/App.swift:4",
      ])
    #expect(result.modules.map(\.name) == ["App", "UI", "Domain"])
  }

  @Test func `Private types, and types of modules that aren't imported, aren't found by name`()
    throws
  {
    try fixture.folder.write("struct Other { let note: Note }\n", to: "App/Other.swift")
    let result = try fixture.analyse(parts)
    #expect(!fixture.edges(of: result, "UI").contains { $0.contains("Hidden") })
    #expect(!fixture.edges(of: result).contains { $0.contains("Other ->") })
  }

  @Test func `The order of the columns doesn't matter`() throws {
    let first = try fixture.analyse(parts)
    let second = try fixture.analyse(parts.reversed())
    #expect(fixture.edges(of: first, "UI") == fixture.edges(of: second, "UI"))
  }

  @Test func `A change in one column shows in those that import it`() throws {
    _ = try fixture.analyse(parts)
    let store = "public protocol NoteStore { func some() -> [Place] }\npublic enum Place {}\n"
    try fixture.folder.write(store, to: "Domain/Note.swift")
    #expect(
      fixture.edges(of: try fixture.analyse(parts)) == [
        "AppDelegate -> ListPresenter 1 App/App.swift:6",
        "AppDelegate -> MemoryStore 1 App/App.swift:6",
        "MemoryStore -> NoteStore 1 App/App.swift:4",
      ])
  }

  @Test func `Columns in a cycle are compiled one after the other`() throws {
    let fixture = try SourcesFixture([
      "A/A.swift": "import B\npublic struct Left { let right: Right? }\n",
      "B/B.swift": "import A\npublic struct Right { let lefts: [Left] }\n",
    ])
    let result = try fixture.analyse(["A=A", "B=B"])
    #expect(fixture.edges(of: result, "A") == ["Left -> Right? 1 A/A.swift:2"])
    #expect(fixture.edges(of: result, "B") == ["Right -> Left 1 B/B.swift:2"])
  }
}

@Suite("Names in lists")
struct LabelTests {
  @Test func `Private types of one name have their files in their labels`() throws {
    let fixture = try SourcesFixture([
      "A.swift": "private struct Key {}\nstruct A { private let key: Key }\n",
      "B.swift": "private struct Key {}\nstruct B { private let key: Key }\n",
      "C.swift": "struct C { let a: A }\n",
    ])
    #expect(
      fixture.edges(of: try fixture.analyse()) == [
        "A -> Key (A.swift) 1 A.swift:2", "B -> Key (B.swift) 1 B.swift:2", "C -> A 1 C.swift:1",
      ])
  }

  @Test func `A namespace isn't the largest type`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "enum API {\n  struct User {\n    let id: Int\n  }\n\n  struct Note {}\n}\n",
      to: "App/API.swift")
    let table = run(["--sources", "App", "--all"], in: folder.path).output
    #expect(table.contains("API.User"))
    #expect(!table.contains(#/App +API  /#))
  }

  /// A view model under another name, in another file, with what is in it.
  @Test func `A renamed type is one line of a difference`() throws {
    let folder = try TemporaryFolder()
    func sources(_ name: String) -> String {
      """
      final class \(name) {
        enum Mode { case all }
        let client = NoteClient()
        var mode = Mode.all
        var notes: [Note] { client.load() }
      }
      """
    }
    try folder.write(
      """
      struct Note {}
      final class NoteClient { func load() -> [Note] { [] } }
      struct Screen { let model: ListViewModel }
      """, to: "App/App.swift")
    try folder.write(sources("ListViewModel"), to: "App/ListViewModel.swift")
    let keep = ["--sources", "App", "--format", "json", "-o"]
    _ = run(keep + ["old.json"], in: folder.path)
    try folder.write(
      try folder.read("App/App.swift").replacing("ListViewModel", with: "EditorStore"),
      to: "App/App.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/ListViewModel.swift")
    try folder.write(sources("EditorStore"), to: "App/EditorStore.swift")
    _ = run(keep + ["new.json"], in: folder.path)
    let diff = run(["diff", "old.json", "new.json"], in: folder.path).output
    #expect(diff.contains("1 renamed type\n  App: ListViewModel, now EditorStore\n"))
    #expect(!diff.contains("edge") && !diff.contains("new type"))
  }
}

/// Several local packages measured as one column: nothing is built, and their names are shared.
@Suite("Names that the system shadows")
struct ShadowedNamesTests {
  @Test func `A type hides the system's only where its module is imported`() throws {
    let fixture = try SourcesFixture([
      "Kit/Package.swift": "import PackageDescription\n",
      "Kit/Sources/Models/List.swift": "public struct List { public let names: [String] }\n",
      "Kit/Sources/Models/Own.swift": "struct Own { let list: List }\n",
      "Kit/Sources/Lists/ListsView.swift": """
      import SwiftUI
      struct ListsView: View { var body: some View { List { Text("") } } }
      """,
      "Kit/Sources/Lists/Editor.swift": """
      import Models
      import SwiftUI
      struct Editor: View {
        let list: List
        var body: some View { List(selection: .constant(1)) { Text(list.names[0]) } }
      }
      """,
      "App.swift": "import SwiftUI\nstruct Root: View { var body: some View { List {} } }\n",
    ])
    #expect(
      fixture.edges(of: try fixture.analyse()) == [
        "Editor -> List 2 Kit/Sources/Lists/Editor.swift:4",
        "Own -> List 1 Kit/Sources/Models/Own.swift:1",
      ])
  }
}

@Suite("The order of compilation")
struct ImportGraphTests {
  @Test func `Each level needs only those before it, and a cycle is cut at its first`() {
    let graph = ImportGraph(
      names: ["App", "Core", "Loop", "Knot", "Alone"],
      imported: [["Core", "UIKit"], ["Foundation"], ["Knot"], ["Loop", "Core"], ["Alone"]])
    #expect(graph.levels == [[1, 4], [0], [2], [3]])
    #expect(graph.imports == [[1], [], [], [2, 1].sorted(), []])
    #expect(graph.groups == [[0, 1, 2, 3], [4]])
    #expect((0..<5).map(graph.isImported) == [false, true, true, false, false])
  }

  @Test func `What needs a cycle comes after all of it`() {
    let graph = ImportGraph(
      names: ["App", "Loop", "Knot"], imported: [["Knot"], ["Knot"], ["Loop"]])
    #expect(graph.levels == [[1], [2], [0]])
    #expect(graph.imports == [[2], [], [1]])
  }
}
