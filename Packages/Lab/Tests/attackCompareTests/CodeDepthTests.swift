import Testing

@testable import CompareSupport
@testable import SwiftCode

/// Code nested to any depth.
struct Nested: CustomTestStringConvertible, Sendable {
  let name: String
  let code: @Sendable (Int) -> String

  var testDescription: String { name }

  private static func inCode(_ open: String, _ middle: String, _ close: String)
    -> @Sendable (Int)
    -> String
  {
    { count in
      "class C { func f(a: Int) { let x = " + String(repeating: open, count: count) + middle
        + String(repeating: close, count: count) + " } }\n"
    }
  }

  private static func asType(_ open: String, _ close: String) -> @Sendable (Int) -> String {
    { count in
      "class C { var x: " + String(repeating: open, count: count) + "Int"
        + String(repeating: close, count: count) + " }\n"
    }
  }

  static let all = [
    Nested(name: "parentheses", code: inCode("(", "1", ")")),
    Nested(name: "brackets", code: inCode("[", "1", "]")),
    Nested(name: "closures", code: inCode("g { ", "1", "}")),
    Nested(name: "interpolations", code: inCode("\"\\(", "1", ")\"")),
    Nested(name: "ifs", code: inCode("1; if true { ", "", "}")),
    Nested(name: "switches", code: inCode("1; switch a { case 0: ", "", "}")),
    Nested(name: "open parentheses", code: inCode("(", "", "")),
    Nested(name: "else ifs", code: inCode("", "1; if a == 0 {}", " else if a == 1 {}")),
    Nested(name: "else ifs on lines", code: inCode("", "1; if a == 0 {}", " else\nif a == 1 {}")),
    Nested(name: "operators", code: inCode("1 + ", "1", "")),
    Nested(name: "prefixes", code: inCode("- ", "1", "")),
    Nested(name: "questions", code: inCode("true ? 1 : ", "1", "")),
    Nested(name: "calls", code: inCode("", "self", ".g()")),
    Nested(name: "calls on lines", code: inCode("", "self", "\n.g()")),
    Nested(name: "tuple types", code: asType("(", ")")),
    Nested(name: "array types", code: asType("[", "]")),
    Nested(name: "generic types", code: asType("A<", ">")),
    Nested(name: "generic types in lists", code: asType("A<Int, ", ">")),
    Nested(name: "optional types", code: asType("", "?")),
    Nested(name: "function types", code: asType("(Int) -> ", "")),
    Nested(name: "composed types", code: asType("A & ", "")),
    Nested(
      name: "types",
      code: {
        (0..<$0).map { "class C\($0) {\n" }.joined() + String(repeating: "}", count: $0) + "\n"
      }),
    Nested(
      name: "#ifs",
      code: {
        String(repeating: "#if os(iOS)\n", count: $0) + "class C {}\n"
          + String(repeating: "#endif\n", count: $0)
      }),
  ]
}

@Suite("How deep code is")
struct CodeDepthTests {
  private func depth(_ code: String) -> CodeDepth { CodeDepth(of: Array(code.utf8)) }

  @Test(arguments: Nested.all)
  func `Whatever nests without end is refused`(_ nested: Nested) {
    #expect(depth(nested.code(10)).flaw == nil)
    #expect(depth(nested.code(6_000)).flaw != nil)
  }

  @Test(
    arguments: [
      "  let x: Int?\n", "  f(a, b)\n", "  \"a\",\n", "  let s = \"((((((\"\n", "  // ((((\n",
      "  /* { /* { */ */\n", "  case .a(let b): c = d\n", "  let r = #\"\\((\"#\n",
      "  struct A {}\n", "  if a { b } else { c }\n", "struct A {} ", "  var x: [A<B>]\n",
      "  @State var x = 1 + \"\\(y)\"\n", "  #if a\n  b()\n  #else\n  c()\n  #endif\n",
      "  let s = \"\"\"\n    \" (((\n    \"\"\"\n", "1, ", "a; ", "  c = /[(]/\n}\nfunc f() {\n",
      "  func `A [ opens, and a \" or /* too (`() {}\n", "  `if`(a)\n",
    ])
  func `Code that goes on without nesting isn't deep`(_ line: String) {
    let code = "class C {\n" + String(repeating: line, count: 5_100) + "}\n"
    #expect(depth(code).flaw == nil)
    #expect(depth(code).brackets <= 4)
  }

  @Test func `Of square brackets fewer are too many, as the parser tries each twice`() {
    func nested(_ open: String, _ close: String, _ count: Int) -> String? {
      let code =
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      return depth("let a = \(code)\n").flaw
    }
    let flaw = "nested too deeply: more than 20 square brackets in one another"
    #expect(nested("[", "]", 20) == nil)
    #expect(nested("[", "]", 21) == flaw)
    #expect(nested("[(1, ", ")]", 21) == flaw)
    // A closure is parsed separately.
    #expect(nested("[{ ", " }]", 21) == nil)
    #expect(nested("a[0](", ")", 100) == nil)
  }

  @Test(arguments: [0, 1, 0x22, 0x23, 0x28, 0x5C, 0xFF])
  func `Any bytes at all are read to the end`(_ byte: UInt8) {
    for other in UInt8.min...UInt8.max { _ = CodeDepth(of: [byte, other, byte, byte, other]) }
  }

  @Test func `There is room for deep recursion`() throws {
    @Sendable func sum(_ number: Int) -> Int { number == 0 ? 0 : 1 + sum(number - 1) }
    #expect(try DeepStack.run { sum(200_000) } == 200_000)
  }
}
