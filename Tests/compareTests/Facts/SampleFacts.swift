import SwiftCode

@testable import SourceRecords

extension FileFacts {
  /// A file with something in every field.
  static let sample = FileFacts(
    record: IndexRecord(
      symbols: [
        Symbol(usr: "s:1", name: "Cat", kind: .type),
        Symbol(usr: "s:2", name: "Pet", kind: .protocol),
      ],
      occurrences: [
        Occurrence(
          symbol: 1,
          position: Position(line: 1, column: 11),
          roles: .reference,
          relations: [Relation(symbol: 0, roles: .baseOf)]
        )
      ]
    ),
    parsed: ParsedFile(SyntaxFile(text, CodeTree(text.bytes)))
  )

  /// The same, with a relation to a symbol that the file does not have.
  static let inconsistent = FileFacts(
    record: IndexRecord(symbols: [], occurrences: sample.record.occurrences),
    parsed: sample.parsed
  )

  private static let text = SourceText(
    path: "/p/Cat.swift",
    bytes: Array(
      """
      class Cat: Pet {
        func nap() { if x {} }
      }
      struct A { weak var b: B }
      // compare:ignore r why
      await a

      """.utf8)
  )
}
