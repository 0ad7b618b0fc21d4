/// The code in a reducer's file that runs after the reducer, or around it: the closures behind `.run`
/// and its like, those that exchange dependencies, functions that wait,
/// and members that only such code uses.
enum EffectCode {
  private static let names: Set = [
    "run", "task", "fireAndForget", "publisher", "future", "transformDependency", "dependency",
  ]

  /// Empty for a file that names neither a reducer nor an effect.
  static func all(
    in tree: SyntaxTree, of text: SourceText, _ helpers: [EffectHelper]
  ) -> [Range<Int>] {
    guard namesEffect(tree, text) else { return [] }
    let effects =
      closures(in: tree, text) + schedulers(in: tree, text) + waitingFunctions(in: tree, text)
    return helpers.adding(to: effects)
  }

  /// An extension of a reducer in another file only names the effects that it returns.
  static func namesEffect(_ tree: SyntaxTree, _ text: SourceText) -> Bool {
    tree.tokens.contains { token in
      guard [.identifier, .attribute].contains(token.kind) else { return false }
      let name = text.string(token.range)
      return name.contains("Reduce") || name.contains("Effect")
    }
  }

  private static func closures(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.calls.flatMap { call -> [Range<Int>] in
      let callee = text.string(call.callee)
      guard callee.contains("."), let name = callee.split(separator: ".").last,
        names.contains(String(name))
      else { return [] }
      return tree.closures(passedTo: call)
    }
  }

  /// Where an effect runs: `.debounce(id: 1, for: 1, scheduler: DispatchQueue.main)`.
  private static func schedulers(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.calls.flatMap { call -> [Range<Int>] in
      let name = text.string(call.callee).split(separator: ".").last ?? ""
      guard ["debounce", "throttle", "delay", "receive"].contains(name) else { return [] }
      return call.arguments.filter { ["scheduler", "on"].contains($0.label) }.map(\.range)
    }
  }

  /// What `reduce` itself awaits isn't an effect.
  private static func waitingFunctions(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.declarations.filter { declaration in
      guard declaration.kind == .function, let body = declaration.body,
        !declaration.name.hasPrefix("reduce")
      else { return false }
      return tree.tokens(in: declaration.nameRange.upperBound..<body.lowerBound).contains {
        $0.kind == .keyword && text.string($0.range) == "async"
      }
    }
    .map(\.fullRange)
  }
}

extension SyntaxTree {
  func closures(passedTo call: Call) -> [Range<Int>] {
    call.arguments.compactMap { argument in
      closures.filter {
        argument.range.lowerBound <= $0.lowerBound && $0.upperBound <= argument.range.upperBound
      }
      .max { $0.count < $1.count }
    }
  }
}
