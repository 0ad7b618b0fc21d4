import SourceRecords

/// Tells of every place in a file what must hold for it to be reached.
struct FileRequirements {
  private struct Question {
    /// The words in it.
    let words: Set<String>
    let patterns: [Pattern]
  }

  private struct Pattern {
    /// Of enums that are never kept; empty where a pattern says nothing of them.
    let cases: Set<SymbolID>
    /// Whether the cases alone decide.
    let isPlain: Bool
  }

  private let conditions: [ConditionalCode]
  private let ranges: NestedRanges
  private let patternRanges: NestedRanges
  private let questions: [Question]

  init(
    in source: SourceRecord, _ text: SourceText, _ references: [BodyReference],
    isTracked: (SymbolID) -> Bool
  ) {
    let tracked = references.filter { $0.kind == .enumCase && isTracked($0.symbol) }
    conditions = source.parsed.conditions
    ranges = NestedRanges(conditions.map(\.code))
    patternRanges = NestedRanges(conditions.flatMap(\.patterns))
    questions = conditions.map { condition in
      Question(
        words: text.words(in: condition.question),
        patterns: condition.patterns.map { range in
          let isGuarded = text.words(in: range).contains("where")
          let first = tracked.partitionIndex { $0.offset >= range.lowerBound }
          let cases = tracked[first...].prefix { $0.offset < range.upperBound }.map(\.symbol)
          // What a `where` names need not be matched, and of a tuple the rest decides too.
          let isTuple =
            range.lowerBound < text.bytes.count
            && text.bytes[range.lowerBound] == UInt8(ascii: "(")
          return Pattern(
            cases: isGuarded ? Set(cases.prefix(1)) : Set(cases), isPlain: !isGuarded && !isTuple)
        })
    }
  }

  /// Whether a place is in a pattern, where a case is asked for and not made.
  func isPattern(_ offset: Int) -> Bool { !patternRanges.around(offset).isEmpty }

  /// What must hold inside a body: of a closure, what is asked around it was asked before.
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

extension SourceText {
  /// The names and keywords in a range.
  fileprivate func words(in range: Range<Int>) -> Set<String> {
    Set(
      bytes[range.clamped(to: bytes.indices)].split { !isNameByte($0) }
        .map { String(decoding: $0, as: UTF8.self) })
  }
}

/// What must hold for a place in a body to be reached, as far as the source tells.
struct Requirement: Hashable, Sendable {
  /// Who answers what else decides there.
  enum Doubt: Comparable, Sendable {
    /// Nothing else decides.
    case none
    /// A parameter of the function: for an action, the user.
    case parameter
    /// Something that nothing is known of.
    case unknown
  }

  /// For each `case` around the place the patterns of which one must match: each names the enum
  /// cases that values must have been made of.
  var cases: [Set<Set<SymbolID>>] = []
  var doubt = Doubt.none
}

/// That a body makes a value of an enum case.
struct MadeCase: Hashable, Sendable {
  let enumCase: SymbolID
  let requirement: Requirement
}
