package import CompareSupport
import Foundation

/// One number of every implementation: whether it depends more on the pattern, on its form, or on
/// who wrote it.
package struct Spread: Equatable, Sendable {
  package enum Answer: String, Sendable {
    case pattern = "the pattern"
    case form = "the form"
    case author = "the author"
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

  /// Nil unless there is something to compare: a pattern with two forms or writings, and two
  /// patterns.
  init?(_ row: TableRows.Row, numbers: [FormNumber]) {
    self.row = row
    self.numbers = numbers
    guard let whole = SpreadRange(numbers), let between = SpreadRange(numbers.filter(\.isUsual))
    else { return nil }
    self.whole = whole
    self.between = between
    if widestForms == nil && widestWritings == nil { return nil }
  }

  /// Over all forms of a pattern; nil with fewer than two numbers.
  package func within(_ pattern: Pattern) -> SpreadRange? {
    SpreadRange(numbers.filter { $0.pattern == pattern && $0.kind != .second })
  }

  /// Over the two writings of a pattern; nil with fewer than two numbers.
  private func writings(_ pattern: Pattern) -> SpreadRange? {
    SpreadRange(numbers.filter { $0.pattern == pattern && $0.kind != .form })
  }

  /// The patterns with several forms or writings, all of which are below or above every number of
  /// the others by more than the margin for counts.
  package var apart: [Pattern] {
    Pattern.allCases.filter { pattern in
      guard let own = SpreadRange(numbers.filter({ $0.pattern == pattern })),
        let others = SpreadRange(numbers.filter { $0.pattern != pattern })
      else { return false }
      return own.isBelow(others) || others.isBelow(own)
    }
  }

  /// What the number depends on more, by more than the margin for counts.
  ///
  /// The pattern, if all that is written in one stands apart from all others; else what has the
  /// widest range: the patterns, the forms of a single one, or its two writings. It is too close to
  /// call if another is nearly as wide, or if even the ends of the widest are close.
  package var answer: Answer {
    if !apart.isEmpty { return .pattern }
    let ranges: [(answer: Answer, range: SpreadRange)] = [
      (.pattern, between), (.form, widestForms), (.author, widestWritings),
    ]
    .compactMap { answer, range in range.map { (answer, $0) } }
    .sorted { reach(of: $0.range) > reach(of: $1.range) }
    guard ranges.contains(where: { $0.range.width > 0 }) else { return .neither }
    let isWidest =
      Margin.counts.standing(of: reach(of: ranges[0].range), to: reach(of: ranges[1].range))
      == .above
    return isWidest && ranges[0].range.isApart ? ranges[0].answer : .tooClose
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

  /// The widest range over the forms of a pattern.
  private var widestForms: SpreadRange? { widest(within) }

  /// The widest range over the two writings of a pattern.
  package var widestWritings: SpreadRange? { widest(writings) }

  private func widest(_ range: (Pattern) -> SpreadRange?) -> SpreadRange? {
    Pattern.allCases.compactMap(range).max { reach(of: $0) < reach(of: $1) }
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

  /// Nil unless a pattern has several forms or writings among the columns and there is another
  /// pattern.
  ///
  /// Columns that ship with the tool, and those without a pattern, don't count as forms.
  package init?(_ modules: [ModuleReport]) {
    self.modules = modules
    forms = PatternForms.all(among: modules) { $0.origin == .measured }
    guard forms.count > 1, !patterns.isEmpty || hasWritings else { return nil }
  }

  /// The patterns that have several forms.
  package var patterns: [Pattern] { forms.filter { !$0.others.isEmpty }.map(\.pattern) }

  /// Whether a pattern is written a second time.
  package var hasWritings: Bool { forms.contains { $0.second != nil } }

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
  package let kind: Kind
  /// As the table shows it, because that is the number that is compared.
  package let text: String
  package let value: Double

  package enum Kind: Equatable, Sendable {
    /// The form of its pattern that is compared with other patterns.
    case usual
    case form
    /// The usual form, written by somebody else.
    case second
  }

  package var isUsual: Bool { kind == .usual }
}
