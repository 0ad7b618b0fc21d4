package import CompareSupport
import Foundation

/// One number of every implementation: its ranges over the forms of a pattern, over a pattern and its
/// rewriting, and over the patterns.
package struct Spread: Equatable, Sendable {
  package let row: TableRows.Row
  /// By pattern, the usual form first; implementations without the number are left out.
  package let numbers: [FormNumber]
  /// The patterns of which a form lacks the number, so that nothing holds in all their forms.
  private let lacking: Set<Pattern>
  /// Over all of them.
  package let whole: SpreadRange
  /// Over the usual forms.
  package let between: SpreadRange

  /// Whether another way of counting leads to the same answer.
  fileprivate(set) var isSettled = true

  /// Nil unless there is something to compare: a pattern with another form or a rewriting, and
  /// another pattern.
  init?(_ row: TableRows.Row, numbers: [FormNumber], lacking: Set<Pattern> = []) {
    self.row = row
    self.lacking = lacking
    self.numbers = numbers
    guard let whole = SpreadRange(numbers), let between = SpreadRange(numbers.filter(\.isUsual))
    else { return nil }
    self.whole = whole
    self.between = between
    if Pattern.allCases.allSatisfy({ within($0) == nil }) && widestWritings == nil { return nil }
  }

  /// Over all forms of a pattern; nil with fewer than two numbers.
  package func within(_ pattern: Pattern) -> SpreadRange? {
    SpreadRange(numbers.filter { $0.pattern == pattern && $0.kind != .second })
  }

  /// Over the usual form of a pattern and its rewriting; nil with fewer than two numbers.
  private func writings(_ pattern: Pattern) -> SpreadRange? {
    SpreadRange(numbers.filter { $0.pattern == pattern && $0.kind != .form })
  }

  /// The patterns with a rewriting or another form, all of whose numbers are more than those of
  /// every other pattern.
  package var above: [Pattern] { apart { own, others in gap.separates(others, from: own) } }

  /// The same, with less.
  package var below: [Pattern] { apart { own, others in gap.separates(own, from: others) } }

  private func apart(_ isApart: (SpreadRange, SpreadRange) -> Bool) -> [Pattern] {
    guard isSettled else { return [] }
    return Pattern.allCases.filter { pattern in
      guard !lacking.contains(pattern),
        let own = SpreadRange(numbers.filter({ $0.pattern == pattern })),
        let others = SpreadRange(numbers.filter { $0.pattern != pattern })
      else { return false }
      return isApart(own, others)
    }
  }

  package var isSameInAll: Bool { whole.width == 0 }

  private var scale: Scale { Scale(least: whole.least.value) }

  private var gap: Gap {
    Gap(scale, rewritten: widestWritings.map { ($0.least.value, $0.most.value) })
  }

  /// The extent of a range, such as `1.87×`, or `36` in a row that has a 0.
  package func reachText(of range: SpreadRange) -> String {
    scale.hasFactors
      ? String(format: "%.2f×", range.most.value / range.least.value) : range.widthText
  }

  /// The widest range over a pattern's usual form and its rewriting.
  package var widestWritings: SpreadRange? {
    let scale = scale
    return Pattern.allCases.compactMap(writings).max {
      scale.distance($0.least.value, $0.most.value) < scale.distance($1.least.value, $1.most.value)
    }
  }
}

/// How far apart the numbers of a row are: as factors, or as differences in a row with a 0.
struct Scale {
  let hasFactors: Bool

  /// Takes the smallest number of the row.
  init(least: Double) { hasFactors = least > 0 }

  /// The logarithm of the factor, or the difference.
  func distance(_ low: Double, _ high: Double) -> Double {
    hasFactors ? log(high / low) : high - low
  }
}

/// How much more every number of one pattern must be than every number of another: more than the
/// margin for counts, and more than the widest difference between a pattern and its rewriting.
struct Gap {
  private let scale: Scale
  private let rewritten: Double

  /// Takes the two numbers of the pattern that its rewriting changed most; nil without rewritings.
  init(_ scale: Scale, rewritten: (least: Double, most: Double)?) {
    self.scale = scale
    self.rewritten = rewritten.map { scale.distance($0.least, $0.most) } ?? 0
  }

  func separates(_ lower: Double, from higher: Double) -> Bool {
    Margin.counts.standing(of: lower, to: higher) == .below
      && scale.distance(lower, higher) > rewritten
  }

  func separates(_ lower: SpreadRange, from higher: SpreadRange) -> Bool {
    separates(lower.most.value, from: higher.least.value)
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

  /// Nil unless a pattern has another form or a rewriting among the columns, and there is another
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

  /// Whether a pattern has a clean-room rewriting.
  package var hasWritings: Bool { forms.contains { $0.second != nil } }

  /// Takes a row over the same columns; nil if there are too few numbers.
  package func spread(of row: TableRows.Row) -> Spread? {
    var spread = numbers(of: row)
    let other = TableRows.otherWay(of: row.key).flatMap { key in
      TableRows.all(for: modules).first { $0.key == key }.flatMap(numbers)
    }
    if let own = spread, let other {
      spread?.isSettled = own.above == other.above && own.below == other.below
    }
    return spread
  }

  private func numbers(of row: TableRows.Row) -> Spread? {
    let numbers = forms.map { ($0, $0.numbers(of: row, modules)) }
    let lacking = numbers.filter { forms, numbers in
      numbers.count { $0.kind != .second } < forms.all.count
    }
    return Spread(
      row, numbers: numbers.flatMap(\.1), lacking: Set(lacking.map(\.0.pattern)))
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
    /// The clean-room rewriting of the usual form.
    case second
  }

  package var isUsual: Bool { kind == .usual }
}
