package import CompareSupport
package import SwiftCode

/// A source file with all its code, and what is most often asked of it.
package struct SyntaxFile: Sendable {
  package let text: SourceText
  package let code: CodeTree
  package let tree: SyntaxTree
  /// The node of each declaration of the tree.
  let nodes: [CodeTree.Node]
  /// Every clause of every `#if`, including nested ones.
  package let conditionalClauses: [ConditionalClause]
  package let imports: [ImportStatement]

  /// Why a file is left out that is nested too deeply.
  package static let flaw = "the parser can't take it apart"

  /// Why the parser refuses a file; nil if it doesn't.
  package static func flaw(of path: String) throws(Failure) -> String? {
    CodeDepth(of: try SourceText.read(path).bytes).flaw
  }

  /// Nil if it is nested too deeply.
  package static func parse(_ text: SourceText) throws(Failure) -> SyntaxFile? {
    let tokens = CodeTree.tokens(of: text.bytes)
    let depth = CodeDepth(of: tokens)
    guard depth.flaw == nil else { return nil }
    let parse = { @Sendable () -> SyntaxFile? in
      let code = CodeTree(text.bytes, tokens)
      return code.flaw == nil ? SyntaxFile(text, code) : nil
    }
    return depth.isUnusual ? try DeepStack.run(parse) : parse()
  }

  init(_ text: SourceText, _ code: CodeTree) {
    self.text = text
    self.code = code
    (tree, nodes) = SyntaxTree.outline(of: code)
    conditionalClauses = ConditionalClause.all(in: code)
    imports = ImportStatement.all(in: code)
  }
}

/// An `import` as written.
package struct ImportStatement: Equatable, Sendable {
  /// The module, and the submodule if one is named.
  package let path: [String]
  package let range: Range<Int>
  /// Whether it is inside an `#if`.
  package let isConditional: Bool
  /// Whether it also shows the module to those who import this one.
  package var isExported = false
}

extension ImportStatement {
  fileprivate static func all(in code: CodeTree) -> [ImportStatement] {
    code.all.filter { code.kind($0) == .importDeclaration }.compactMap { node in
      let names = code.children(.pathComponent, of: node)
      var path = names.map { code.text($0) }
      // In `import struct Module.Name`, the last name is a declaration's.
      let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      if !kinds.isDisjoint(with: code.modifiers(node)), path.count > 1 { path.removeLast() }
      // `@testable` and `public` come before it, and `struct` after.
      let word = code.tokens(in: code.range(node)).first { $0.keyword == .import }
      guard let last = names.last, let start = word?.range.lowerBound else { return nil }
      return ImportStatement(
        path: path, range: start..<code.end(last),
        isConditional: !code.clauses(around: node).isEmpty,
        isExported: code.attributes(node).contains("_exported"))
    }
  }
}

/// The code between `#if`, `#elseif`, `#else` and `#endif`.
package struct ConditionalClause: Equatable, Sendable {
  /// Whether it is the first of its `#if`.
  let isFirst: Bool
  /// The rest of the directive's line.
  package let condition: Range<Int>
  package let body: Range<Int>
}

extension ConditionalClause {
  fileprivate static func all(in code: CodeTree) -> [ConditionalClause] {
    code.all.filter { code.kind($0) == .conditionalCompilation }.flatMap { whole in
      let clauses = code.children(.clause, of: whole)
      return clauses.indices.map { index in
        let start = code.start(clauses[index])
        let end =
          index + 1 < clauses.count ? code.start(clauses[index + 1]) : code.end(clauses[index])
        let line = code.bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        let body = min(line ?? end, end)..<end
        return ConditionalClause(
          isFirst: index == 0, condition: start..<body.lowerBound, body: body)
      }
    }
  }
}

/// Code that runs only if a condition holds, which `if`, `guard`, `catch` or a `case` checks.
package struct ConditionalCode: Equatable, Sendable {
  /// The condition, or the subject of a switch for a case; empty if nothing is written.
  package let question: Range<Int>
  /// The patterns of a case or `default`; empty for everything else.
  package let patterns: [Range<Int>]
  package let code: Range<Int>
}

extension ConditionalCode {
  /// All such code in a file, including what follows a statement that may leave the block.
  static func all(in code: CodeTree) -> [ConditionalCode] {
    code.all.flatMap { node -> [ConditionalCode] in
      guard [.ifStatement, .guardStatement, .switchCase, .catchClause].contains(code.kind(node))
      else { return [] }
      let statement = code.ancestors(node).first { code.kind($0) == .switchStatement }
      let around = code.kind(node) == .switchCase ? statement : nil
      let (question, patterns) = question(of: node, around, code)
      let start = patterns.last?.upperBound ?? question.upperBound
      let own = ConditionalCode(
        question: question, patterns: patterns, code: start..<max(start, code.end(node)))
      guard mayLeave(node, code) else { return [own] }
      let end = code.end(around ?? node)
      let rest = ConditionalCode(
        question: question, patterns: [], code: end..<max(code.blockEnd(around: node), end))
      return [own, rest]
    }
  }

  private static func question(
    of node: CodeTree.Node, _ around: CodeTree.Node?, _ code: CodeTree
  ) -> (Range<Int>, [Range<Int>]) {
    if let around, let subject = code.first(around) {
      let patterns = code.children(.caseItem, of: node).map { code.range($0) }
      let word = code.tokens(in: code.range(node)).first { $0.keyword == .default }?.range
      return (code.range(subject), patterns.isEmpty ? [word].compactMap(\.self) : patterns)
    }
    let asked = code.children(.condition, of: node)
    let start = asked.first.map { code.start($0) } ?? code.start(node)
    return (start..<(asked.last.map { code.end($0) } ?? start), [])
  }

  /// Whether a statement in it leaves the code around it; `break` only leaves a `switch`.
  ///
  /// Those that only leave a closure or a loop inside it are counted by mistake.
  private static func mayLeave(_ node: CodeTree.Node, _ code: CodeTree) -> Bool {
    let isClause = [.switchCase, .catchClause].contains(code.kind(node))
    return code.descendants(node).contains { inner in
      switch code.kind(inner) {
      case .returnStatement, .throwStatement, .continueStatement: true
      case .breakStatement: !isClause
      default: false
      }
    }
  }
}

extension CodeTree {
  /// The end of the innermost block around a node.
  fileprivate func blockEnd(around node: Node) -> Int {
    let block = ancestors(node).first {
      [.block, .closure, .switchCase, .catchClause, .members, .accessors].contains(kind($0))
    }
    return block.map { end($0) } ?? 0
  }
}
