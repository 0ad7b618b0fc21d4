package import CompareSupport

/// One number of every implementation: whether it depends more on the pattern or on its form.
package struct Spread: Equatable, Sendable {
  package enum Answer: String, Sendable {
    case pattern = "the pattern"
    case form = "the form"
    case tooClose = "too close to call"
    /// All numbers are the same.
    case neither
  }

  package let row: TableRows.Row
  /// By pattern, the usual form first; who has no such number is left out.
  package let numbers: [FormNumber]
  /// Over all of them.
  package let whole: SpreadRange
  /// Over the usual forms.
  package let between: SpreadRange

  /// Nil unless there is something to compare: a pattern with two forms, and two patterns.
  init?(_ row: TableRows.Row, numbers: [FormNumber]) {
    self.row = row
    self.numbers = numbers
    guard let whole = SpreadRange(numbers), let between = SpreadRange(numbers.filter(\.isUsual))
    else { return nil }
    self.whole = whole
    self.between = between
    if widest == nil { return nil }
  }

  /// Over all forms of a pattern; nil with less than two numbers.
  package func within(_ pattern: Pattern) -> SpreadRange? {
    SpreadRange(numbers.filter { $0.pattern == pattern })
  }

  /// What the number depends on more, beyond the margin of counts.
  ///
  /// The form, when choosing it within a single pattern moves the number further than choosing
  /// another pattern does; neither of them where even the ends of the wider range are close.
  package var answer: Answer {
    guard let widest, widest.width > 0 || between.width > 0 else { return .neither }
    return switch Margin.counts.standing(of: widest.width, to: between.width) {
    case .below: between.isApart ? .pattern : .tooClose
    case .close: .tooClose
    case .above: widest.isApart ? .form : .tooClose
    }
  }

  /// The widest range within a pattern.
  private var widest: SpreadRange? {
    Pattern.allCases.compactMap(within).max { $0.width < $1.width }
  }
}
