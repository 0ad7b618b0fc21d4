/// A function or computed property, and all places that use it.
///
/// If only effects use it, directly or through each other, it is a part of them.
package struct EffectHelper: Equatable, Sendable {
  let range: Range<Int>
  let uses: [Int]

  /// Those that are never passed on as a value; none for a file that names no effect.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [EffectHelper] {
    guard EffectCode.namesEffect(tree, text) else { return [] }
    return EffectHelpers(tree: tree, text: text).all
  }
}

extension [EffectHelper] {
  /// The effects together with what only they use.
  func adding(to effects: [Range<Int>]) -> [Range<Int>] {
    var found = effects
    var open = self
    while true {
      let next = open.filter { helper in
        helper.uses.allSatisfy { use in found.contains { $0.contains(use) } }
      }
      guard !next.isEmpty else { return found }
      found += next.map(\.range)
      open.removeAll { next.contains($0) }
    }
  }
}

/// A name that may mean something else, such as a constant's, counts as a use.
private struct EffectHelpers {
  let tree: SyntaxTree
  let text: SourceText

  var all: [EffectHelper] {
    let members = candidates
    guard !members.isEmpty else { return [] }
    let names = Set(members.map(name))
    let uses = Dictionary(
      grouping: tree.tokens.filter {
        $0.kind == .identifier && names.contains(text.string($0.range))
      }
    ) { text.string($0.range) }
    return members.compactMap { member in
      let uses = (uses[name(member)] ?? []).filter { isUse($0, of: member) }
      guard !uses.isEmpty, uses.allSatisfy({ isWhole($0, of: member) }) else { return nil }
      return EffectHelper(range: member.fullRange, uses: uses.map(\.range.lowerBound))
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
