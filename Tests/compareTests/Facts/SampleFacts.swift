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
    parsed: ParsedFile(text: text, tree: tree)
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
      await

      """.utf8)
  )

  private static let tree = SyntaxTree(
    tokens: [
      Token(kind: .attribute, range: 55..<59),
      Token(kind: .comment, range: 71..<94),
      Token(kind: .keyword, range: 95..<100),
    ],
    declarations: [
      Declaration(
        kind: .class,
        name: "Cat",
        nameRange: 6..<9,
        range: 0..<43,
        fullRange: 0..<43,
        body: 16..<42,
        parent: nil
      ),
      Declaration(
        kind: .function,
        name: "nap()",
        nameRange: 24..<29,
        range: 19..<41,
        fullRange: 19..<41,
        body: 31..<40,
        parent: 0
      ),
      Declaration(
        kind: .struct,
        name: "A",
        nameRange: 51..<52,
        range: 44..<70,
        fullRange: 44..<70,
        body: 54..<69,
        parent: nil
      ),
      Declaration(
        kind: .variable,
        name: "b",
        nameRange: 64..<65,
        range: 60..<68,
        fullRange: 55..<68,
        body: nil,
        parent: 2
      ),
    ],
    branches: [Branch(kind: .statement, offset: 32)],
    conditions: [
      ConditionalStatement(
        kind: .statement, question: 35..<36, patterns: [36..<37], range: 32..<39, rest: 39..<40)
    ]
  )
}
