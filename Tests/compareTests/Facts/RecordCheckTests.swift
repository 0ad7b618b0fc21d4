import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("A record that lacks what its file declares")
struct RecordCheckTests {
  @Test(
    arguments: [
      ("// Nothing.\n", true), ("import Foundation\n", true), ("struct A {}\n", false),
      ("func f() {}\n", false), ("#if DEBUG\nstruct A {}\n#endif\n", true),
      ("#sourceLocation(file: \"B.y\", line: 1)\nstruct A {}\n", true),
    ])
  func `Types that the compiler sees for certain have their definitions there`(
    source: String, isWhole: Bool
  ) throws {
    #expect(try check(source).holds(for: IndexRecord()) == isWhole)
  }

  @Test func `A definition at another place is not the type's`() throws {
    let check = try check("struct A { class B {} }\n")
    func record(_ columns: Int...) -> IndexRecord {
      IndexRecord(
        symbols: [Symbol(usr: "s:1M1AV", name: "A", kind: .type)],
        occurrences: columns.map {
          Occurrence(
            symbol: 0, position: Position(line: 1, column: $0), roles: .definition, relations: [])
        })
    }
    #expect(check.holds(for: record(8, 18)))
    #expect(!check.holds(for: record(8)))
    #expect(!check.holds(for: record(8, 20)))
  }

  private func check(_ source: String) throws -> RecordCheck {
    let text = SourceText(path: "A.swift", bytes: Array(source.utf8))
    return RecordCheck(text: text, tree: try #require(try SyntaxFile.parse(text)).tree)
  }
}
