import SwiftCode
import Testing

@Suite("How a name is used")
struct CodeUseTests {
  /// The use of the name `A` or `a` in some code, and the member's name.
  private func use(_ code: String, of name: String = "a") throws -> String {
    let tree = CodeTree(Array(code.utf8))
    let token = try #require(tree.tokens.last { tree.text($0) == name }, "\(code)")
    let use = try #require(tree.use(at: token.range.lowerBound), "\(code)")
    let member = use.member.map { " " + tree.text($0) } ?? ""
    return "\(use.kind)\(member)" + destination(use, tree)
  }

  private func destination(_ use: CodeUse, _ tree: CodeTree) -> String {
    switch use.destination {
    case .nowhere: ""
    case .argument(_, let label): ", argument \(label ?? "_")"
    case .assigned(let target): ", assigned to \(tree.text(target))"
    case .initial(let variable): ", value of \(tree.name(variable) ?? "-")"
    case .defaultValue(let parameter): ", default of \(tree.name(parameter) ?? "-")"
    case .result(let function): ", result of \(tree.name(function) ?? "{}")"
    case .member(let name): ", for \(tree.text(name))"
    case .operand: ", operand"
    }
  }

  @Test(
    arguments: [
      "let x: A", "var x: (Int, [A?])", "@A var x", "@B<A> var x", "func f(_: A) {}",
      "func f() -> some A { b }", "class C: A {}", "extension A {}", "struct S<T: A> {}",
      "b as? A", "b is A", "A.self", "(A).self", "A.Type.self", "typealias B = A", "b<A>()",
      "B<A>.c", "let x: A.B", "let x = [A]()", "let x = [A].self", "f(\\A.b)", "import A",
      "struct S { let f: (A) -> Void }", "struct S { var x: A { b } }",
      "struct S { let x: A.Type }",
      "protocol P { var x: A { get } }",
    ])
  func `A type is named`(_ code: String) throws {
    #expect(try use(code, of: "A").hasPrefix("named"), "\(code)")
  }

  @Test(
    arguments: [
      "struct S { let x: A }", "struct S { private var x:\n // why\n [A?]? }",
      "class C { weak var x: A? { didSet { b() } } }", "struct S { let x: any A = b }",
      "struct S { let x: B<A> }", "actor S { @B var x: (Int, A) }",
      "extension S {\n#if B\nlet x: A\n#endif\n}",
    ])
  func `A type is held by a stored property`(_ code: String) throws {
    #expect(try use(code, of: "A") == "held")
    let tree = CodeTree(Array(code.utf8))
    let token = try #require(tree.tokens.last { tree.text($0) == "A" })
    let use = try #require(tree.use(at: token.range.lowerBound))
    #expect(tree.holder(use).flatMap(tree.name) == "x")
  }

  @Test(
    arguments: [
      "A()", "A.init()", "(A)()", "A<B>()", "(A.init)(b)", "A { b }", "try! A()", "await A(b: c)",
      "A\n  .init(b)", "A /* c */ (b)", "((A))()", "a = .some(A())",
    ])
  func `A value is made`(_ code: String) throws {
    #expect(try use(code, of: "A").hasPrefix("made"), "\(code)")
  }

  @Test func `An initialiser without its type is a maker, too`() throws {
    #expect(try use("f(.init())", of: "init") == "made, argument _")
    #expect(try use("let x: A = .init(b: c)", of: "init") == "made, value of x")
  }

  @Test(
    arguments: [
      "let x = A()", "let x\n  = A()", "let x = /* why */ A()", "let x = (A())",
      "let x = A.init()", "let x = try? A()", "let x = b ?? A()", "let x = [A()]",
      "let x = b ? c : A()", "let x = if b { A() } else { c }", "let x = A() as B", "var x = A()!",
      "let x = switch b { case 1: A() default: c }",
    ])
  func `A made value is the first one of a name`(_ code: String) throws {
    #expect(try use(code, of: "A") == "made, value of x", "\(code)")
    let tree = CodeTree(Array("struct S { \(code) }".utf8))
    let token = try #require(tree.tokens.last { tree.text($0) == "A" })
    let use = try #require(tree.use(at: token.range.lowerBound))
    #expect(tree.holder(use).flatMap(tree.name) == "x")
  }

  @Test(
    arguments: [
      "a.b()", "self.a.b()", "a?.b()", "a!.b(c)", "(a).b { }", "try await a.b()", "a\n  .b()",
      "a // why\n  .b()", "a.b<C>()", "(a.b)()", "await (try? a)?.b()",
    ])
  func `A member is called on it`(_ code: String) throws {
    #expect(try use(code).hasPrefix("called b"), "\(code)")
  }

  @Test func `The result of a call goes on`() throws {
    #expect(try use("c = a.b()") == "called b, assigned to c")
    #expect(try use("c(d: try await a.b())") == "called b, argument d")
    #expect(try use("func f() -> C { a.b() }") == "called b, result of f")
    #expect(try use("a.b().c") == "called b, for c")
    #expect(try use("d { a.b() }") == "called b, result of {}")
    #expect(try use("d { e(); a.b() }") == "called b")
    #expect(try use("if a.b() {}") == "called b, operand")
  }

  @Test(
    arguments: [
      ("a.b", "read b"), ("self.a?.b", "read b"), ("c = a.b", "read b, assigned to c"),
      ("(a).b.c()", "read b, for c"), ("if a {}", "read, operand"), ("a + 1", "read, operand"),
      ("\"\\(a)\"", "read, operand"), ("for x in a {}", "read, operand"), ("a[0]", "read"),
      ("switch a.b {}", "read b, operand"), ("a", "read"), ("a.b[c]", "read b, operand"),
    ])
  func `It, or a member, is read`(_ code: String, _ expected: String) throws {
    #expect(try use(code) == expected, "\(code)")
  }

  @Test(
    arguments: [
      ("a = 1", "set"), ("self.a = 1", "set"), ("a.b = c", "set b"), ("a.b.c += 1", "set b"),
      ("a?.b = c", "set b"), ("a[0] = c", "set"), ("a.b[c].d = e", "set b"), ("f(&a)", "set"),
      ("f(&a.b)", "set b"), ("(a, b) = c", "set"), ("a\n  .b\n  = c", "set b"),
      ("(a).b -= 1", "set b"),
    ])
  func `It, or a part of it, is set`(_ code: String, _ expected: String) throws {
    #expect(try use(code) == expected, "\(code)")
  }

  @Test(
    arguments: [
      ("f(a)", "argument _"), ("f(b: self.a)", "argument b"), ("f((a))", "argument _"),
      ("f([a, b])", "argument _"), ("f(b: try await a)", "argument b"), ("#f(a)", "argument _"),
      ("x = a", "assigned to x"), ("x.y = a ?? b", "assigned to x.y"), ("let x = a", "value of x"),
      ("if let x = a {}", "value of x"), ("func f() -> B { return a }", "result of f"),
      ("func f() -> B { a }", "result of f"), ("var x: B { a }", "result of x"),
      ("var x: B { get { a } }", "result of get"), ("f { a }", "result of {}"),
      ("func f(x: B = a) {}", "default of x"), ("f { [x = a] in b }", "value of x"),
      ("f { b in return a }", "result of {}"), ("x[a]", "argument _"), ("f(a!)", "argument _"),
    ])
  func `It is passed on as a whole`(_ code: String, _ expected: String) throws {
    #expect(try use(code) == "passedOn, \(expected)", "\(code)")
  }

  @Test(
    arguments: [
      "switch b { case .a: c }", "switch b { case .a(let c), .d: e }", "if case .a(c) = b {}",
      "for case .a(let c) in b {}", "switch b { case B.a: c }", "do {} catch B.a {}",
    ])
  func `A case is matched`(_ code: String) throws {
    #expect(try use(code) == "matched", "\(code)")
  }

  @Test func `Code in a branch of a condition for the compiler is known`() {
    let tree = CodeTree(Array("#if B\nfunc f() {\n#if C\na()\n#endif\n}\n#endif\na()".utf8))
    let places = tree.tokens.filter { tree.text($0) == "a" }.map(\.range.lowerBound)
    #expect(places.map { tree.clauses(around: tree.node(at: $0)).count } == [2, 0])
  }
}
