import Foundation
import Testing

@testable import study

@Suite struct OptionalFunctionTests {
  private func symbol(
    _ kind: String, _ path: [String], _ line: Int, _ column: Int, _ declaration: String,
    answers type: String, precise: String = "s"
  ) -> String {
    """
    {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(precise)"},
     "pathComponents": \(path), "declarationFragments": [{"spelling": "\(declaration)"}],
     "functionSignature": {"returns": [{"spelling": "\(type)"}]},
     "location": {"uri": "file:///a%20b/Rule.swift",
                  "position": {"line": \(line), "character": \(column)}}}
    """
  }

  private func functions(_ symbols: String..., relationships: String = "") throws
    -> [OptionalFunction]
  {
    try OptionalFunction.all(
      in: Data(
        #"{"symbols": [\#(symbols.joined(separator: ","))], "relationships": [\#(relationships)]}"#
          .utf8))
  }

  @Test func `Functions that answer an optional are found, whatever they belong to`() throws {
    let found = try functions(
      symbol("swift.method", ["Rule", "ask()"], 1, 7, "func ask() -> Int?", answers: "Int?"),
      symbol("swift.func", ["free()"], 4, 5, "func free() -> Int?", answers: "Optional<Int>"),
      symbol("swift.method", ["Rule", "count()"], 2, 7, "func count() -> Int", answers: "Int"),
      symbol("swift.init", ["Rule", "init()"], 0, 0, "init?()", answers: "Rule?"))
    #expect(found.map(\.declaration) == ["func ask() -> Int?", "func free() -> Int?"])
    #expect(found.map(\.type) == ["Rule", ""])
    #expect(found.map(\.file) == ["/a b/Rule.swift", "/a b/Rule.swift"])
  }

  @Test func `A requirement has no body that could answer`() throws {
    #expect(
      try functions(
        symbol("swift.method", ["Rule", "ask()"], 1, 7, "func ask()", answers: "Int?"),
        relationships: #"{"kind": "requirementOf", "source": "s"}"#) == [])
  }

  @Test func `They answer nil under their names, and the real ones get others`() {
    let text = """
      struct Rule {
        func ask() -> Int? { Ä.ask() }
      }
      enum Ä { static func ask() -> Int? { 1 } }
      func `a b`() -> Int? { 2 }
      """
    let functions = [
      (1, 7, "func ask() -> Int?", "Rule"), (3, 22, "static func ask() -> Int?", "Ä"),
    ]
    .map { OptionalFunction(file: "", line: $0, column: $1, declaration: $2, type: $3) }
    let raw = OptionalFunction(
      file: "", line: 4, column: 5, declaration: "func `a b`() -> Int?", type: "")
    #expect(
      OptionalFunction.answeringNil(functions + [raw], in: text) == """
        struct Rule {
          func real_ask() -> Int? { Ä.ask() }
        }
        enum Ä { static func real_ask() -> Int? { 1 } }
        func `a b`() -> Int? { 2 }
        extension Ä { static func ask() -> Int? { nil } }
        extension Rule { func ask() -> Int? { nil } }

        """)
  }
}
