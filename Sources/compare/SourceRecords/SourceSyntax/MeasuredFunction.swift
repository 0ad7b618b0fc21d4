import SwiftCode

/// A function and its cyclomatic complexity.
package struct MeasuredFunction: Equatable, Sendable {
  package let function: Function
  package let complexity: Int

  /// Counts each decision for the innermost function around it; those outside functions, such as in
  /// a stored property's initial value, don't count.
  static func all(in file: SyntaxFile) -> [MeasuredFunction] {
    let functions = Function.all(in: file)
    let bodies = NestedRanges(functions.map(\.body))
    var counts = Array(repeating: 1, count: functions.count)
    for node in file.code.all where isDecision(node, file.code) {
      if let innermost = bodies.around(file.code.start(node)).first { counts[innermost] += 1 }
    }
    return zip(functions, counts).map { MeasuredFunction(function: $0, complexity: $1) }
  }

  /// Whether a function may take one path or another there.
  ///
  /// `default` is what remains if no other case matches, so it isn't a decision of its own, and an
  /// `#if` is the compiler's.
  private static func isDecision(_ node: CodeTree.Node, _ code: CodeTree) -> Bool {
    switch code.kind(node) {
    case .ifStatement, .guardStatement, .forStatement, .whileStatement, .repeatStatement, .ternary,
      .catchClause:
      true
    case .switchCase: code.child(.caseItem, of: node) != nil
    case .operatorSign:
      ["&&", "||"].contains(code.text(node))
        && !code.ancestors(node).contains { code.kind($0) == .clauseCondition }
    default: false
    }
  }
}

/// Something with a body that can run: a function, an initialiser, an accessor.
package struct Function: Equatable, Sendable {
  package let name: String
  /// From its introducing keyword to its closing brace.
  package let range: Range<Int>
  package let body: Range<Int>
  /// Whether it is declared with `static` or `class`.
  package let isStatic: Bool

  /// Every function of a file, including nested and local ones.
  static func all(in file: SyntaxFile) -> [Function] {
    let code = file.code
    return zip(file.tree.declarations, file.nodes).flatMap { declaration, node -> [Function] in
      guard [.function, .variable, .subscript].contains(declaration.kind),
        let body = declaration.body
      else { return [] }
      let name = file.tree.qualifiedName(of: declaration)
      let isStatic = code.isStatic(node)
      guard let accessors = code.child(.accessors, of: node) else {
        return [Function(name: name, range: declaration.range, body: body, isStatic: isStatic)]
      }
      return code.descendants(accessors).compactMap { accessor in
        guard code.kind(accessor) == .accessor, let block = code.child(.block, of: accessor),
          let keyword = code.child(.declaredName, of: accessor)
        else { return nil }
        return Function(
          name: "\(name).\(code.text(keyword))", range: code.start(keyword)..<code.end(block),
          body: code.inside(block), isStatic: isStatic)
      }
    }
  }
}

extension SyntaxTree {
  /// Qualified by the names of the declarations around it, outermost first; a property's code is
  /// the type's.
  package func qualifiedName(of declaration: Declaration) -> String {
    var names = [declaration.name]
    var next = declaration.parent
    while let parent = next {
      let around = declarations[parent]
      if ![.variable, .subscript].contains(around.kind) { names.append(around.name) }
      next = around.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
