import CompareSupport

/// What the compiler answered to the conditions of an app's `#if` and `#elseif`.
struct ConditionAnswers: Sendable {
  /// The conditions as the compiler read them, without the directive.
  private let asked: Set<String>
  private let met: Set<String>

  init(asked: [String] = [], met: [String] = []) {
    self.asked = Set(asked)
    self.met = Set(met)
  }

  /// Nil for a condition that the compiler wasn't asked about, or that it couldn't read.
  func answer(_ condition: String) -> Bool? {
    asked.contains(condition) ? met.contains(condition) : nil
  }

  /// Whether the compiler was asked about each condition in a file.
  func cover(_ file: SyntaxFile, for platform: Platform) -> Bool {
    asked.isSuperset(of: Self.conditions(in: file, for: platform).compactMap(\.self))
  }

  /// The conditions of a file's clauses, as the platform's compiler reads them; nil for an `#else`.
  static func conditions(in file: SyntaxFile, for platform: Platform) -> [String?] {
    guard !file.conditionalClauses.isEmpty else { return [] }
    let staged = SourceText(path: file.text.path, bytes: platform.staged(file))
    return file.conditionalClauses.map { clause in
      let line = staged.string(clause.condition)
      let condition = ["#if", "#elseif"].first(where: line.hasPrefix).map {
        line.dropFirst($0.count)
      }
      return condition.map {
        String($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
    }
  }
}

extension ConditionAnswers: PackedByFields {
  static let fields = PackedFields({ (asked: [String], met: [String]) in
    ConditionAnswers(asked: asked, met: met)
  }) { (answers: ConditionAnswers) in
    (answers.asked.sorted(), answers.met.sorted())
  }
}

extension CompilerSettings {
  /// The parts of a file that the compiler left out.
  func inactive(in file: SyntaxFile, _ occurrences: [Occurrence]) -> [Range<Int>] {
    let conditions = ConditionAnswers.conditions(in: file, for: platform)
    return InactiveCode(file.conditionalClauses, file.text.places, occurrences) { index in
      conditions[index].map(answers.answer) ?? true
    }.ranges
  }
}
