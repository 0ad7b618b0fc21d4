import SourceRecords
import SwiftCode

/// Finds what must hold for each place in a file to be reached.
struct FileRequirements {
  private struct Question {
    /// The words in it.
    let words: Set<String>
    let patterns: [Pattern]
  }

  private struct Pattern {
    /// Of enums that are never kept; empty if the pattern names no such case.
    let cases: Set<SymbolID>
    /// Whether the cases alone decide if the pattern matches.
    let isPlain: Bool
  }

  private let conditions: [ConditionalCode]
  private let ranges: NestedRanges
  private let patternRanges: NestedRanges
  private let questions: [Question]

  init(
    in source: SourceRecord, _ tree: CodeTree, _ references: [BodyReference],
    isTracked: (SymbolID) -> Bool
  ) {
    let tracked = references.filter { $0.kind == .enumCase && isTracked($0.symbol) }
    conditions = source.parsed.conditions
    ranges = NestedRanges(conditions.map(\.code))
    patternRanges = NestedRanges(conditions.flatMap(\.patterns))
    questions = conditions.map { condition in
      Question(
        words: tree.words(in: condition.question),
        patterns: condition.patterns.map { range in
          let isGuarded = tree.tokens(in: range).contains { $0.keyword == .where }
          let first = tracked.partitionIndex { $0.offset >= range.lowerBound }
          let cases = tracked[first...].prefix { $0.offset < range.upperBound }.map(\.symbol)
          // A case named in a `where` need not match, and a tuple has other parts that must.
          let isTuple = tree.tokens(in: range).first.map(tree.text) == "("
          return Pattern(
            cases: isGuarded ? Set(cases.prefix(1)) : Set(cases), isPlain: !isGuarded && !isTuple)
        })
    }
  }

  /// Whether a place is in a pattern, which tests for a case and doesn't make one.
  func isPattern(_ offset: Int) -> Bool { !patternRanges.around(offset).isEmpty }

  /// What must hold inside a body; conditions around a closure were checked before it.
  func requirement(
    at offset: Int, in body: Range<Int>?, _ parameters: Set<String>
  ) -> Requirement {
    var requirement = Requirement()
    for index in ranges.around(offset) {
      if let body, !body.contains(conditions[index].code.lowerBound) { continue }
      let question = questions[index]
      let isDecided =
        !question.patterns.isEmpty && question.patterns.allSatisfy { !$0.cases.isEmpty }
      if isDecided { requirement.cases.append(Set(question.patterns.map(\.cases))) }
      if !isDecided || !question.patterns.allSatisfy(\.isPlain) {
        let isTold = !question.words.isDisjoint(with: parameters)
        requirement.doubt = max(requirement.doubt, isTold ? .parameter : .unknown)
      }
    }
    return requirement
  }
}

extension CodeTree {
  /// The names and keywords in a range.
  fileprivate func words(in range: Range<Int>) -> Set<String> {
    Set(tokens(in: range).filter { $0.kind == .word }.map(text))
  }
}

/// What must hold for a place in a body to be reached, as far as the source shows.
struct Requirement: Hashable, Sendable {
  /// What the remaining conditions depend on.
  enum Doubt: Comparable, Sendable {
    /// There are no other conditions.
    case none
    /// A parameter of the function, which in an action is up to the user.
    case parameter
    /// Something unknown.
    case unknown
  }

  /// For each `case` around the place, its patterns, one of which must match: each lists the enum
  /// cases that must have been made.
  var cases: [Set<Set<SymbolID>>] = []
  var doubt = Doubt.none
}

/// A body makes a value of an enum case.
struct MadeCase: Hashable, Sendable {
  let enumCase: SymbolID
  let requirement: Requirement
}
