import Testing

@testable import respell

@Suite("Ways to write the same differently")
struct WayTests {
  private static let types = """
    struct Row {}
    final class Tally { init?(_ text: String) {} }
    struct Box<Value> {}

    """

  /// A way, a text, and what becomes of it.
  private static let cases: [(way: String, before: String, after: String)] = [
    ("break-after-equals", "let a = b == c", "let a =\n    b == c"),
    ("break-after-bracket", "  show(1, (2))", "  show(\n      1, (2))"),
    ("break-before-dot", "let a = list.rows(1).first", "let a = list\n    .rows(1).first"),
    ("break-before-brace", "func a() { b { c } }", "func a()\n{ b { c } }"),
    (
      "comment", "let a: Int = f(b, c)",
      "let a: /* why */ Int = /* why */ f(/* why */ b, /* why */ c)"
    ),
    ("line-comment", "  let a = [b, c]", "  let a = // why\n      [b, // why\n      c]"),
    ("spaces", "let a = \"b c \\(d + e)\"", "let  a  =  \"b c \\(d + e)\""),
    (
      "semicolons", "func a() {\n  let b = 1\n  return b\n}",
      "func a() {\n  let b = 1;\n  return b;\n}"
    ),
    ("carriage-returns", "a\nb\r\n", "a\r\nb\r\n"),
    ("raw-strings", #"a = "b" + "\(c)" + "\n""#, ##"a = #"b"# + "\(c)" + "\n""##),
    ("init-written", "let a = Row()", "let a = Row.init()"),
    ("init-written", "state.id = UUID()", "state.id = UUID.init()"),
    ("init-dropped", "let a = Row.init()", "let a = Row()"),
    ("init-implicit", "let a: Row = Row()", "let a: Row = .init()"),
    ("brackets", "let a = b.c(1)\nd()", "let a = (b.c(1))\nd()"),
    ("closure-argument", "rows.map { $0 }", "rows.map({ $0 })"),
    ("closure-trailing", "run(1, then: { stop() })", "run(1) { stop() }"),
    ("closure-trailing", "run(then: { stop() })", "run { stop() }"),
    (
      "local", "func a() {\n  b()\n  show(Row(), 1)\n}",
      "func a() {\n  b()\n  let made10 = Row()\n  show(made10, 1)\n}"
    ),
    ("return-written", "func a() -> Int { b.c() }", "func a() -> Int { return b.c() }"),
    ("type-written", "let a = Row()\nb()", "let a: Row = Row()\nb()"),
    ("type-inferred", "let a: Row = Row()\nb()", "let a = Row()\nb()"),
    ("if-let-written", "if let a, let b = c, let d {}", "if let a = a, let b = c, let d = d {}"),
    ("if-let-short", "guard let a = a, let b = c else {}", "guard let a, let b = c else {}"),
    (
      "members-reversed", "struct A {\n  // One.\n  func b() {}\n  let c = 1\n  func d() {}\n}",
      "struct A {\n  func d() {}\n  let c = 1\n  // One.\n  func b() {}\n}"
    ),
    (
      "self-written", "struct A {\n  let b = 1\n  func c() { print(b) }\n}",
      "struct A {\n  let b = 1\n  func c() { print(self.b) }\n}"
    ),
    (
      "self-dropped", "struct A {\n  let b = 1\n  func c() { print(self.b) }\n}",
      "struct A {\n  let b = 1\n  func c() { print(b) }\n}"
    ),
    (
      "locals-renamed", "func a() {\n  let b = 1\n  print(b, c.b)\n}",
      "func a() {\n  let bRenamed = 1\n  print(bRenamed, c.b)\n}"
    ),
  ]

  @Test(arguments: cases) func `A place is rewritten`(
    _ way: String, _ before: String, _ after: String
  ) throws {
    #expect(try Self.rewritten(before, way) == after)
  }

  /// What looks similar, and means something else.
  private static let kept: [(way: String, text: String)] = [
    ("break-after-bracket", #"let a = "\(show(b))""#),
    ("break-after-bracket", "@Test(a) var b = 1"),
    ("break-before-dot", "let a = \\B.c.d(1)"), ("break-before-dot", "import A.b"),
    ("break-before-brace", "run { a }"), ("raw-strings", #"@available(*, message: "b")"#),
    ("init-written", "func a() throws(Row) {}"), ("init-written", "case Row(Int)"),
    ("init-written", "let a = b.Row()"), ("init-written", "let a = Tally(b)"),
    ("init-written", "let a = Box(b)"), ("init-written", "@Row() var b: Int"),
    ("init-dropped", "rows.map(Row.init(of:))"), ("type-written", "let a = UUID(b)\nc()"),
    ("type-written", "let a = Row().b\nc()"), ("type-written", "let a = Row() + b\nc()"),
    ("brackets", "if a = b {}"), ("brackets", "let a = b\n  .c"), ("brackets", "let a = try b()"),
    ("closure-argument", "thing.act { $0 }"), ("closure-trailing", "if run(then: { a }) {}"),
    ("closure-trailing", "run(one: { a }, two: { b })"),
    ("local", "func a() { show(Row()) }"), ("local", "func a() {\n  b()\n  c?.show(Row())\n}"),
    ("local", "func a() {\n  b()\n  try show(Row())\n}"),
    ("return-written", "func a() -> some B { c() }"), ("return-written", "func a() { b() }"),
    ("if-let-short", "if let a = b {}"), ("if-let-written", "case let a, let b: c()"),
    ("members-reversed", "struct A {\n  func b() {}\n  #if c\n  func d() {}\n  #endif\n}"),
    ("self-written", "struct A {\n  let b = 1\n  func c(b: Int) { print(b) }\n}"),
    ("self-written", "struct A {\n  let b = 1\n  func c() { let b = 2; print(b) }\n}"),
    ("self-written", "struct A {\n  let b = 1\n  func c() { d { b in print(b) } }\n}"),
    ("self-written", "struct A {\n  let b = 1\n  static func c() { print(b) }\n}"),
    ("self-dropped", "final class A {\n  let b = 1\n  func c() { d { print(self.b) } }\n}"),
    ("locals-renamed", "func a() {\n  let b = b.c\n  print(b)\n}"),
    ("locals-renamed", "func a() {\n  let b = 1\n  d { b in print(b) }\n}"),
    ("locals-renamed", "func a() {\n  let b = 1\n  show(b: 2)\n}"),
  ]

  @Test(arguments: kept) func `A place that may mean something else stays`(
    _ way: String, _ text: String
  ) throws {
    #expect(try Self.rewritten(text, way) == text)
  }

  @Test func `Functions move to an extension at the end of the next file`() throws {
    let moved = MovedFunctions([
      "S/A.swift": try #require(
        SourceText(
          "import B\n\nstruct A {\n  private let c = 1\n  func d() {}\n  func e() { c }\n  private func f() {}\n}\n"
        )),
      "S/B.swift": try #require(SourceText("struct B {}\n")),
    ])
    #expect(moved.count == 1)
    #expect(
      moved.result == [
        "S/A.swift":
          "import B\n\nstruct A {\n  private let c = 1\n\n  func e() { c }\n  private func f() {}\n}\n",
        "S/B.swift": "import B\nstruct B {}\n\nextension A {\n  func d() {}\n}\n",
      ])
  }

  @Test func `A file that ends too early isn't rewritten`() {
    #expect(SourceText("func a() {") == nil)
    #expect(SourceText("let a = \"\"\"\n") == nil)
  }

  @Test func `A string ends behind its interpolations`() throws {
    let file = try #require(SourceText(###"print("a\(b("c"))d", ##"e\"f"##, g)"###))
    let texts = file.tokens.filter(\.isText).map { file.text($0.start..<$0.end) }
    #expect(texts == [###""a\(b("c"))d""###, ###""c""###, ###"##"e\"f"##"###])
  }

  private static func rewritten(_ text: String, _ name: String) throws -> String {
    let way = try #require(Way.all.first { $0.name == name })
    guard case .places(let places) = way.rewriting else { return "" }
    let file = try #require(SourceText(text))
    let facts = TreeFacts([file, try #require(SourceText(types))])
    return file.rewritten(places(file, facts)).text
  }
}
