package import CompareSupport
import Foundation

/// One number of every implementation: whether it depends more on the pattern or on its form.
package struct Spread: Equatable, Sendable {
  package enum Answer: String, Sendable {
    case pattern = "the pattern"
    case form = "the form"
    case tooClose = "too close to call"
    /// All numbers are equal.
    case neither
  }

  package let row: TableRows.Row
  /// By pattern, the usual form first; implementations without the number are left out.
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

  /// Over all forms of a pattern; nil with fewer than two numbers.
  package func within(_ pattern: Pattern) -> SpreadRange? {
    SpreadRange(numbers.filter { $0.pattern == pattern })
  }

  /// The patterns with several forms, all of which are below or above every number of the others by
  /// more than the margin for counts.
  package var apart: [Pattern] {
    Pattern.allCases.filter { pattern in
      guard let own = within(pattern),
        let others = SpreadRange(numbers.filter { $0.pattern != pattern })
      else { return false }
      return own.isBelow(others) || others.isBelow(own)
    }
  }

  /// What the number depends on more, by more than the margin for counts.
  ///
  /// The pattern, if all forms of one stand apart from all others, or if another pattern changes
  /// the number more than another form of any single pattern does; the form in the opposite case.
  /// It is too close to call if even the ends of the wider range are close.
  package var answer: Answer {
    if !apart.isEmpty { return .pattern }
    guard let widest, widest.width > 0 || between.width > 0 else { return .neither }
    return switch Margin.counts.standing(of: reach(of: widest), to: reach(of: between)) {
    case .below: between.isApart ? .pattern : .tooClose
    case .close: .tooClose
    case .above: widest.isApart ? .form : .tooClose
    }
  }

  /// Whether ranges are compared as factors; in a row with a 0, they are compared as differences.
  private var hasFactors: Bool { whole.least.value > 0 }

  /// The extent of a range: the logarithm of its factor, or its width.
  private func reach(of range: SpreadRange) -> Double {
    hasFactors ? log(range.most.value / range.least.value) : range.width
  }

  /// The extent of a range, such as `1.87×`, or `36` in a row that has a 0.
  package func reachText(of range: SpreadRange) -> String {
    hasFactors
      ? String(format: "%.2f×", range.most.value / range.least.value) : range.widthText
  }

  /// The widest range within a pattern.
  private var widest: SpreadRange? {
    Pattern.allCases.compactMap(within).max { reach(of: $0) < reach(of: $1) }
  }
}

/// From the smallest of several numbers to the largest.
package struct SpreadRange: Equatable, Sendable {
  /// The first of those with the smallest number.
  package let least: FormNumber
  package let most: FormNumber

  /// Nil with fewer than two numbers, because one doesn't make a range.
  init?(_ numbers: [FormNumber]) {
    guard numbers.count > 1, let first = numbers.first else { return nil }
    least = numbers.dropFirst().reduce(first) { $1.value < $0.value ? $1 : $0 }
    most = numbers.dropFirst().reduce(first) { $1.value > $0.value ? $1 : $0 }
  }

  /// Whether its ends differ by more than the margin for counts.
  var isApart: Bool { Margin.counts.standing(of: least.value, to: most.value) == .below }

  /// Whether all of it is below another range by more than the margin for counts.
  func isBelow(_ other: SpreadRange) -> Bool {
    Margin.counts.standing(of: most.value, to: other.least.value) == .below
  }

  package var width: Double { most.value - least.value }

  /// The width, with as many decimal places as the numbers have.
  package var widthText: String {
    let places = most.text.split(separator: ".").dropFirst().first?.count ?? 0
    return String(format: "%.\(places)f", width)
  }
}

/// A result's implementations by pattern and form, for the spread of its numbers.
package struct Spreads {
  private let modules: [ModuleReport]
  private let forms: [PatternForms]

  /// Nil unless a pattern has several forms among the columns and there is another pattern.
  ///
  /// Columns that ship with the tool, and those without a pattern, don't count as forms.
  package init?(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules) { $0.origin == .measured }
    guard forms.count > 1, !patterns.isEmpty else { return nil }
  }

  /// The patterns that have several forms.
  package var patterns: [Pattern] { forms.filter { !$0.others.isEmpty }.map(\.pattern) }

  /// Takes a row over the same columns; nil if there are too few numbers.
  package func spread(of row: TableRows.Row) -> Spread? {
    let numbers = forms.flatMap { $0.numbers(of: row, modules) }
    return Spread(row, numbers: numbers)
  }
}

/// One number of one implementation, as part of a range.
package struct FormNumber: Equatable, Sendable {
  package let pattern: Pattern
  package let name: String
  /// Whether it is the form of its pattern that is compared with other patterns.
  package let isUsual: Bool
  /// As the table shows it, because that is the number that is compared.
  package let text: String
  package let value: Double
}
