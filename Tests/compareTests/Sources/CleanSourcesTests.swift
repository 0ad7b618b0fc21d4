import Foundation
import ProgramSupport
import Testing

@testable import SourceRecords
@testable import compare

/// Sources that the compiler has nothing to say against.
@Suite("Sources without an error")
struct CleanSourcesTests {
  @Test func `Nothing is lost, by definition`() throws {
    let fixture = try SourcesFixture([
      "A.swift": """
      struct Cat { var name = "" }
      struct Row {
        let title: String
        init(cat: Cat) { title = cat.name }
        #if os(iOS)
          let other: Cat? = nil
        #endif
      }
      """,
      "B/A.swift": """
      import Foundation
      #if canImport(UIKit)
        import UIKit
        let cat = Cat()
      #endif
      final class Presenter {
        private let cats = [Cat()]
        var rows: [Row] { cats.map(Row.init) }
        var pair: (title: String, count: Int) { (rows[0].title, 1) }
        var title: String { pair.title }
      }
      """,
    ])
    let result = try fixture.analyse()
    #expect(result.resolved["App"]?.value == 1)
    #expect(result.skipped.isEmpty)
    #expect(
      fixture.edges(of: result) == [
        "Presenter -> Cat 1 B/A.swift:7",
        // Row, Row, init, title.
        "Presenter -> Row 4 B/A.swift:8",
        "Row -> Cat 2 A.swift:4",
      ]
    )
  }

  @Test func `A script with a main file is measured like any other`() throws {
    let fixture = try SourcesFixture([
      "main.swift": "Tool().run()\n", "Tool.swift": "struct Tool { func run() {} }\n",
    ])
    let result = try fixture.analyse()
    #expect(result.resolved["App"]?.value == 1)
    #expect(result.modules.map(\.files.count) == [2])
  }

  @Test func `Only what changed is compiled again`() throws {
    let fixture = try SourcesFixture(["A.swift": "struct A {}\nstruct B { let a = A() }\n"])
    let note = "AppSources/compiled"
    let first = fixture.edges(of: try fixture.analyse())
    #expect(first == ["B -> A 1 A.swift:2"])
    // Whoever compiles again makes another store.
    let store = try storeDate(fixture)
    #expect(fixture.edges(of: try fixture.analyse()) == first)
    #expect(try storeDate(fixture) == store)
    #expect(try fixture.scratch.read(note).hasPrefix("\t\t\n"))

    try fixture.folder.write("struct A {}\n\nstruct C { let a = A() }\n", to: "A.swift")
    #expect(fixture.edges(of: try fixture.analyse()) == ["C -> A 1 A.swift:3"])
    #expect(try storeDate(fixture) != store)
  }

  private func storeDate(_ fixture: SourcesFixture) throws -> Date {
    let store = "\(fixture.scratch.path)/AppSources/store"
    let date = try FileManager.default.attributesOfItem(atPath: store)[.modificationDate]
    return try #require(date as? Date)
  }

  @Test func `Two folders of one name are two columns`() throws {
    let source = "struct A {}\nstruct B { let a = A() }\n"
    let fixture = try SourcesFixture(["x/App/A.swift": source, "y/App/A.swift": source])
    let result = try fixture.analyse(["x/App", "y/App"])
    #expect(result.modules.map(\.name) == ["App", "App_2"])
    #expect(fixture.edges(of: result, "App") == ["B -> A 1 x/App/A.swift:2"])
    #expect(fixture.edges(of: result, "App_2") == ["B -> A 1 y/App/A.swift:2"])
  }
}
