import Testing

@testable import SwiftCode

@Suite("The tree of a file")
struct CodeTreeTests {
  /// The kinds of a tree's nodes, with the text of those that contain no others.
  private func shape(_ code: String) -> String {
    let tree = CodeTree(Array(code.utf8))
    func shape(_ node: CodeTree.Node) -> String {
      let inner = tree.children(node).map(shape)
      return "\(tree.kind(node))"
        + (inner.isEmpty ? " \(tree.text(node))" : "(\(inner.joined(separator: ", ")))")
    }
    return tree.children(0).map(shape).joined(separator: "; ")
  }

  /// The parts of an expression, spelled with brackets.
  private func value(_ code: String) -> String {
    shape("_ = \(code)").replacing("assignment(wildcard _, operatorSign =, ", with: "(")
      .replacing("reference ", with: "").replacing("literal ", with: "")
      .replacing("memberName ", with: ".").replacing("operatorSign ", with: "")
  }

  @Test func `Statements that turn out to be nested in each other have an end`() {
    let code = "func f() { let x = " + String(repeating: "try\n", count: 3_000) + "1 }\n"
    let tree = CodeTree(Array(code.utf8))
    #expect(tree.flaw == "nested too deeply: more than 2000 parts")
    #expect(tree.all.count == 1)
    #expect(CodeTree(Array("func f() { let x = try\ntry\n1 }".utf8)).flaw == nil)
  }

  @Test func `A type has its modifiers, bases and members`() {
    #expect(
      shape("public final class A<T: B>: C, D<T> where T: E { let a = 1, b: Int { 2 } }")
        == """
        classDeclaration(modifier public, modifier final, declaredName A, \
        genericParameters(genericParameter(declaredName T, namedType(typeName B))), \
        inheritedType(namedType(typeName C)), inheritedType(namedType(typeName D, \
        genericArguments(namedType(typeName T)))), whereClause(namedType(typeName T), \
        namedType(typeName E)), members(variableDeclaration(variable(declaredName a, \
        initialValue(literal 1)), variable(declaredName b, typeAnnotation(namedType(typeName Int)), \
        block(literal 2)))))
        """)
  }

  @Test func `A function has labels, names, types, defaults and effects`() {
    #expect(
      shape("@A(b) func f(_ a: inout B, c d: C? = .e, g: Int...) async throws(H) -> I { j }")
        == """
        functionDeclaration(attribute(namedType(typeName A), argument(reference b)), \
        declaredName f, parameters(parameter(label _, declaredName a, \
        typeAnnotation(markedType(namedType(typeName B)))), parameter(label c, declaredName d, \
        typeAnnotation(optionalType(namedType(typeName C))), defaultValue(member(memberName e))), \
        parameter(declaredName g, typeAnnotation(namedType(typeName Int)))), effect async, \
        effect(namedType(typeName H)), result(namedType(typeName I)), block(reference j))
        """)
  }

  @Test(
    arguments: [
      (
        "var a: Int { get set }",
        "accessors(accessor(declaredName get), accessor(declaredName set))"
      ),
      ("var a: Int { get { 1 } }", "accessors(accessor(declaredName get, block(literal 1)))"),
      (
        "var a = 1 { didSet { b() } }",
        "accessors(accessor(declaredName didSet, block(call(reference b))))"
      ),
      (
        "var a: Int { mutating get { 1 } }",
        "accessors(accessor(modifier mutating, declaredName get, block(literal 1)))"
      ),
      ("var a: Int { get(1) }", "block(call(reference get, argument(literal 1)))"),
      (
        "var a: Int { read { 1 } }",
        "block(call(reference read, trailingClosure(closure(literal 1))))"
      ),
      ("var a: Int\n{ 1 }", "block(literal 1)"),
    ])
  func `Accessors differ from a getter's code`(_ code: String, _ body: String) {
    #expect(shape("struct S { \(code) }").hasSuffix(", \(body)))))"), "\(shape(code))")
  }

  @Test(
    arguments: [
      ("a.b(c: d).e", "(member(call(member(a, .b), argument(label c, d)), .e))"),
      ("a\n  // why\n  .b /* c */ .d", "(member(member(a, .b), .d))"),
      (
        "a { b } c: { d }",
        "(call(a, trailingClosure(closure(b)), trailingClosure(label c, closure(d))))"
      ),
      ("a < b", "(binary(a, <, b))"),
      (
        "A<B>(c)", "(call(specialization(A, genericArguments(namedType(typeName B))), argument(c)))"
      ),
      ("a(b < c, d > e)", "(call(a, argument(binary(b, <, c)), argument(binary(d, >, e))))"),
      (
        "A<B<C>>.d",
        "(member(specialization(A, genericArguments(namedType(typeName B, "
          + "genericArguments(namedType(typeName C))))), .d))"
      ),
      ("a ? b : c ? d : e", "(ternary(a, b, ternary(c, d, e)))"),
      (
        "a?.b! as? C ?? d",
        "(binary(cast(forceUnwrap(member(optionalChain(a), .b)), namedType(typeName C)), ??, d))"
      ),
      ("try await a + b", "(tryExpression(awaitExpression(binary(a, +, b))))"),
      ("a + b * -c", "(binary(a, +, b, *, prefixOperation(-, c)))"),
      ("[a: b, c: d]", "(dictionary(a, b, c, d))"), ("[a, b]", "(array(a, b))"),
      ("[A]()", "(call(typeExpression(arrayType(namedType(typeName A)))))"),
      ("[a](b)", "(call(typeExpression(arrayType(namedType(typeName a))), argument(b)))"),
      ("(a)", "(parentheses(a))"), ("(a, b: c)", "(tuple(a, argument(label b, c)))"),
      ("\\A.b?.c", "(keyPath(member(optionalChain(member(A, .b)), .c)))"),
      ("\\.b", "(keyPath(member(.b)))"),
      (
        "\"a\\(b)c\\(d, e: f)\"",
        "(string(interpolation(argument(b)), interpolation(argument(d), argument(label e, f))))"
      ),
      ("#\"\\(a)\\#(b)\"#", "(string(interpolation(argument(b))))"),
      (
        "{ [weak a, b = c] (d: E, f) -> G in h }",
        "(closure(captures(capture(modifier weak, a), capture(declaredName b, initialValue(c))), "
          + "parameters(parameter(declaredName d, typeAnnotation(namedType(typeName E))), "
          + "parameter(declaredName f)), result(namedType(typeName G)), h))"
      ),
      (
        "{ a, _ in b }",
        "(closure(parameters(parameter(declaredName a), parameter(declaredName _)), b))"
      ),
      ("{ [a, b].c }", "(closure(member(array(a, b), .c)))"),
      ("a.reduce(0, +)", "(call(member(a, .reduce), argument(0), argument(operatorReference +)))"),
      ("a / b / c", "(binary(a, /, b, /, c))"), ("a(/b c/)", "(call(a, argument(/b c/)))"),
      (
        "(A, B) -> C.self",
        "(member(typeExpression(functionType(tupleType(tupleElement(namedType(typeName A)), "
          + "tupleElement(namedType(typeName B))), namedType(typeName C))), .self))"
      ),
      (
        "#A<B>(c) { d }",
        "(macroExpansion(.#A, genericArguments(namedType(typeName B)), argument(c), "
          + "trailingClosure(closure(d))))"
      ),
      ("if a { b } else { c }", "(ifStatement(condition(a), block(b), block(c)))"),
      ("a.0.1", "(member(member(a, .0), .1))"), ("`a`.b", "(member(`a`, .b))"),
      ("a.map(b(_:c:))", "(call(member(a, .map), argument(b)))"), ("&a", "(inoutExpression(a))"),
      ("any A.self", "(member(typeExpression(anyType(namedType(typeName A))), .self))"),
    ])
  func `Expressions have the parts that Swift gives them`(_ code: String, _ parts: String) {
    #expect(value(code) == parts)
  }

  @Test(
    arguments: [
      (
        "if let a, case .b(let c) = d, #available(iOS 13, *), e { f }",
        "ifStatement(condition(optionalBinding(declaredName a)), "
          + "condition(caseCondition(call(member(memberName b), argument(bindingPattern("
          + "declaredName c))), initialValue(reference d))), condition(availability "
          + "#available(iOS 13, *)), condition(reference e), block(reference f))"
      ),
      (
        "guard let a = b.c { d } else { return }",
        "guardStatement(condition(optionalBinding(declaredName a, initialValue(call(member("
          + "reference b, memberName c), trailingClosure(closure(reference d)))))), "
          + "block(returnStatement return))"
      ),
      ("while a { b }", "whileStatement(condition(reference a), block(reference b))"),
      (
        "for (a, b) in c where d { e }",
        "forStatement(tuple(declaredName a, declaredName b), reference c, "
          + "whereClause(reference d), block(reference e))"
      ),
      (
        "switch a { case .b, .c where d: e; default: f }",
        "switchStatement(reference a, switchCase(caseItem(member(memberName b)), "
          + "caseItem(member(memberName c), whereClause(reference d)), reference e), "
          + "switchCase(reference f))"
      ),
      (
        "do { try a() } catch let b as C { d }",
        "doStatement(block(tryExpression(call(reference a))), catchClause(caseItem(cast("
          + "bindingPattern(declaredName b), namedType(typeName C))), block(reference d)))"
      ),
      (
        "a.b += c.d",
        "assignment(member(reference a, memberName b), operatorSign +=, "
          + "member(reference c, memberName d))"
      ),
      (
        "a: for b in c { break a }",
        "forStatement(label a, declaredName b, reference c, block(breakStatement(label a)))"
      ),
      (
        "return\nlet a = b",
        "returnStatement return; variableDeclaration(variable(declaredName a, "
          + "initialValue(reference b)))"
      ),
    ])
  func `Statements have conditions, patterns and blocks`(_ code: String, _ parts: String) {
    #expect(shape(code) == parts)
  }

  @Test func `Both branches of a condition for the compiler are there`() {
    #expect(
      shape("#if DEBUG\nimport A\n#elseif os(Linux)\nimport B\n#else\nimport C\n#endif\nimport D")
        == """
        conditionalCompilation(clause(clauseCondition(reference DEBUG), \
        importDeclaration(pathComponent A)), clause(clauseCondition(call(reference os, \
        argument(reference Linux))), importDeclaration(pathComponent B)), \
        clause(importDeclaration(pathComponent C))); importDeclaration(pathComponent D)
        """)
    #expect(
      shape("a\n#if B\n.c()\n#endif\n.d()")
        == """
        call(member(conditionalMembers(reference a, conditionalCompilation(clause(\
        clauseCondition(reference B), call(member(memberName c))))), memberName d))
        """)
    #expect(
      shape("switch a {\n#if B\ncase .c: d\n#endif\ncase .e: f\n}")
        == """
        switchStatement(reference a, conditionalCompilation(clause(clauseCondition(reference B), \
        switchCase(caseItem(member(memberName c)), reference d))), \
        switchCase(caseItem(member(memberName e)), reference f))
        """)
  }

  @Test(arguments: ["", "@B "])
  func `Attributes in a condition for the compiler belong to the declaration after it`(
    _ before: String
  ) {
    let tree = CodeTree(
      Array("struct A { \(before)\n#if C\n@D(e)\n#else\n@F\n#endif\nfunc g() {} }\nlet h = 1".utf8))
    let declarations = tree.all.filter { tree.kind($0) == .functionDeclaration }
    #expect(declarations.map { tree.name($0) } == ["g"])
    #expect(declarations.allSatisfy { tree.clauses(around: $0).isEmpty })
    #expect(
      declarations.flatMap(tree.descendants).filter { tree.kind($0) == .attribute }
        .map(tree.text) == (before.isEmpty ? [] : ["@B"]) + ["@D(e)", "@F"])
    #expect(tree.children(0).map(tree.kind) == [.structDeclaration, .variableDeclaration])
  }

  @Test func `Words that mean something only elsewhere are names`() {
    #expect(value("open(a)") == "(call(open, argument(a)))")
    #expect(shape("actor(a)") == "call(reference actor, argument(reference a))")
    #expect(shape("set = get") == "assignment(reference set, operatorSign =, reference get)")
    #expect(
      shape("a.b { } catch: { }").hasSuffix("trailingClosure(label catch, closure { })))")
        || shape("a.b { } catch: { }").hasSuffix("trailingClosure(label catch, closure { }))"))
    #expect(shape("func f(sending a: A) {}").contains("label sending, declaredName a"))
  }

  @Test func `After code that can't be read, the next member is read again`() {
    #expect(
      shape("class A { func f() { ) ] ??? 1 }\n  ]]] var\n  let b = 1 }\nstruct C {}")
        .contains("declaredName b"))
    #expect(shape("class A { func f( { let }\nstruct C {}").contains("declaredName C"))
  }

  @Test func `A name at an offset is found, with what is around it`() {
    let code = "struct A { func b() { c.d(e) } }"
    let tree = CodeTree(Array(code.utf8))
    let offset = 24
    let kinds = [tree.node(at: offset)] + Array(tree.ancestors(tree.node(at: offset)))
    #expect(
      kinds.map(tree.kind) == [
        .memberName, .member, .call, .block, .functionDeclaration, .members, .structDeclaration,
        .file,
      ])
    #expect(kinds.map { tree.name($0) ?? "-" } == ["d", "d", "-", "-", "b", "-", "A", "-"])
    #expect(tree.kind(tree.node(at: 8)) == .structDeclaration)
    #expect(tree.node(at: 1_000) == 0)
  }

  /// Every node lies inside its parent, after its sisters, and nothing is in two of them.
  private func isSound(_ tree: CodeTree) -> Bool {
    tree.all.dropFirst().allSatisfy { node in
      guard let parent = tree.parent(node), parent < node else { return false }
      return tree.start(parent) <= tree.start(node) && tree.end(node) <= tree.end(parent)
        && tree.start(node) <= tree.end(node)
    }
      && tree.all.allSatisfy { node in
        let children = Array(tree.children(node))
        return zip(children, children.dropFirst()).allSatisfy { tree.end($0) <= tree.start($1) }
      }
  }

  private static let sample = """
    @A(b: 1) public final class C<D>: E where D: F {
      #if G
      @H private(set) lazy var i: [J: K?] = { [weak self] in self?.l(m, n: &o) ?? "\\(p)q" }()
      #else
      case r(s: Int), t
      #endif
      init?(_ u: V = .w) async throws { guard let x, x is Y else { return } }
      func z<A>(a b: (C) -> D...) -> some E { switch f { case .g(let h) where i: j.k { $0 } } }
    }
    for a in b { c = d ? e : f; \\G.h; do { try i } catch {} }
    """

  @Test func `Whatever is cut from a file, the rest is a tree`() {
    let bytes = Array(Self.sample.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      for length in [1, 2, 7, 40] {
        var cut = bytes
        cut.removeSubrange(start..<min(start + length, bytes.count))
        #expect(isSound(CodeTree(cut)))
        #expect(isSound(CodeTree(Array(cut[..<start]))))
      }
    }
  }

  @Test func `Any bytes are a tree`() {
    for first in UInt8.min...UInt8.max {
      for second in stride(from: UInt8.min, through: .max, by: 7) {
        #expect(isSound(CodeTree([first, second, first, second, second])))
      }
    }
  }

  @Test func `Code that is nested too deeply is a file without nodes`() {
    let deep = String(repeating: "(", count: 257)
    #expect(
      CodeTree(Array(deep.utf8)).flaw
        == "nested too deeply: more than 256 brackets in one another")
    let long = "a" + String(repeating: ".b", count: 5_000)
    let tree = CodeTree(Array(long.utf8))
    #expect(tree.flaw == "a statement is too long: more than 5000 words and signs")
    #expect(tree.all.count == 1)
    #expect(CodeTree(Array(Self.sample.utf8)).flaw == nil)
  }

  @Test func `Branches around members may be nested`() {
    #expect(
      shape("a\n#if B\n#if C\n.d()\n#endif\n#endif")
        == """
        conditionalMembers(reference a, conditionalCompilation(clause(clauseCondition(reference B), \
        conditionalCompilation(clause(clauseCondition(reference C), \
        call(member(memberName d)))))))
        """)
  }

  @Test func `An attribute may name its module`() {
    #expect(
      shape("@A.B(c) var d: E")
        == """
        variableDeclaration(attribute(memberType(namedType(typeName A), typeName B), \
        argument(reference c)), variable(declaredName d, typeAnnotation(namedType(typeName E))))
        """)
  }

  @Test(arguments: ["A.B", "A\n.B", "A . // why\nB"])
  func `A type may go on on the next line`(type: String) {
    #expect(
      shape("let a: \(type)\nlet b: C")
        == """
        variableDeclaration(variable(declaredName a, \
        typeAnnotation(memberType(namedType(typeName A), typeName B)))); \
        variableDeclaration(variable(declaredName b, typeAnnotation(namedType(typeName C))))
        """)
  }

  @Test func `What closes generic arguments may begin a line`() {
    #expect(
      shape("let a: B<\nC\n>?")
        == """
        variableDeclaration(variable(declaredName a, typeAnnotation(optionalType(namedType(\
        typeName B, genericArguments(namedType(typeName C)))))))
        """)
  }
}
