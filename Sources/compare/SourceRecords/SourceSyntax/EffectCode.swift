/// The code in a reducer's file that runs after the reducer, or around it: the closures behind `.run`
/// and its like, those that exchange dependencies, functions that wait,
/// and members that only such code uses.
enum EffectCode {
  private static let names: Set = [
    "run", "task", "fireAndForget", "publisher", "future", "transformDependency", "dependency",
  ]

  /// Empty for a file that names no reducer.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Range<Int>] {
    guard ReducerCode.namesReducer(tree, text) else { return [] }
    let effects =
      closures(in: tree, text) + schedulers(in: tree, text) + waitingFunctions(in: tree, text)
    return effects + EffectHelpers(tree: tree, text: text).all(beside: effects)
  }

  private static func closures(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.calls.flatMap { call -> [Range<Int>] in
      let callee = text.string(call.callee)
      guard callee.contains("."), let name = callee.split(separator: ".").last,
        names.contains(String(name))
      else { return [] }
      return call.arguments.compactMap { argument in
        tree.closures.filter {
          argument.range.lowerBound <= $0.lowerBound && $0.upperBound <= argument.range.upperBound
        }
        .max { $0.count < $1.count }
      }
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

/// The functions and computed properties that only effects use, directly or through each other.
///
/// A name that may mean something else, such as a constant's, counts as a use.
private struct EffectHelpers {
  let tree: SyntaxTree
  let text: SourceText

  func all(beside effects: [Range<Int>]) -> [Range<Int>] {
    var open = candidates
    guard !effects.isEmpty, !open.isEmpty else { return [] }
    let names = Set(open.map(name))
    let uses = Dictionary(
      grouping: tree.tokens.filter {
        $0.kind == .identifier && names.contains(text.string($0.range))
      }
    ) { text.string($0.range) }
    var found: [Range<Int>] = []
    while true {
      let next = open.filter { member in
        let uses = (uses[name(member)] ?? []).filter { isUse($0, of: member) }
        return !uses.isEmpty
          && uses.allSatisfy { use in
            isWhole(use, of: member)
              && (effects + found).contains { $0.contains(use.range.lowerBound) }
          }
      }
      guard !next.isEmpty else { return found }
      found += next.map(\.fullRange)
      open.removeAll { member in next.contains { $0.range == member.range } }
    }
  }

  /// What sets the state is the reducer's, and a state's members are used elsewhere, too.
  private var candidates: [Declaration] {
    tree.declarations.filter { member in
      guard [.function, .variable].contains(member.kind), let body = member.body,
        let parent = member.parent, tree.declarations[parent].kind.isType,
        !["State", "Action"].contains(where: tree.declarations[parent].name.hasSuffix),
        !["body", "reduce", "init"].contains(name(member))
      else { return false }
      return !tree.tokens(in: member.nameRange.lowerBound..<body.lowerBound).contains {
        text.string($0.range) == "inout"
      }
    }
  }

  private func name(_ member: Declaration) -> String { String(member.name.prefix { $0 != "(" }) }

  /// Another value's member, a case such as `.load`, a label and a recursive call aren't uses.
  private func isUse(_ token: Token, of member: Declaration) -> Bool {
    let start = token.range.lowerBound
    guard !member.fullRange.contains(start),
      !tree.declarations.contains(where: { $0.nameRange.lowerBound == start }),
      // A case that is declared.
      tree.declarations.last(where: { $0.fullRange.contains(start) })?.kind != .enum,
      text.string(token.range.upperBound..<token.range.upperBound + 1) != ":"
    else { return false }
    let before = text.string(max(0, start - 40)..<start)
    return !before.hasSuffix(".") || before.contains(#/\b(?:self|[A-Z]\w*)\.$/#)
  }

  /// A function that is passed on as a value may be called anywhere.
  private func isWhole(_ token: Token, of member: Declaration) -> Bool {
    let end = token.range.upperBound
    return member.kind != .function
      || text.string(end..<min(end + 3, text.bytes.count)).contains(#/^\s*[({]/#)
  }
}
