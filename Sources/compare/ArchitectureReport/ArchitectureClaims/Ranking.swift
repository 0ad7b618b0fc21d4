import CompareSupport
import Foundation

/// A value for each of several patterns.
struct Ranking<Value> {
  let values: [(pattern: Pattern, value: Value)]

  /// Such as `MVC 14, MVP 18`.
  func text(_ text: (Value) -> String) -> String {
    values.map { "\($0.pattern.title) \(text($0.value))" }.joined(separator: ", ")
  }
}

extension Ranking where Value: Amount {
  /// One part for each other pattern: whether the pattern's value compares to it as wanted.
  func parts(_ pattern: Pattern, is wanted: Standing) -> [ClaimPart] {
    values.filter { $0.pattern == pattern }.flatMap { own in
      values.filter { $0.pattern != pattern }.map { part(own, $0, is: wanted) }
    }
  }

  /// Compares it to the patterns that a statement names, in the way that it states.
  func parts(_ pattern: Pattern, _ saying: Statement) -> [ClaimPart] {
    let meant = values.filter { saying.patterns?.contains($0.pattern) ?? true }
    return Ranking(values: meant).parts(pattern, is: saying.is ?? .close)
  }

  /// Whether values rise from pattern to pattern: of any two, the earlier one's is below.
  func parts(rising patterns: [Pattern]) -> [ClaimPart] {
    let rising = patterns.flatMap { pattern in values.filter { $0.pattern == pattern } }
    return rising.indices.flatMap { later in
      rising[..<later].map { part($0, rising[later], is: .below) }
    }
  }

  private func part(
    _ own: (pattern: Pattern, value: Value), _ other: (pattern: Pattern, value: Value),
    is wanted: Standing
  ) -> ClaimPart {
    let standing = own.value.standing(to: other.value)
    var part = ClaimPart(
      "\(own.pattern.title) and \(other.pattern.title)", standing, is: wanted,
      times: own.value.times(other.value))
    if let count = other.value as? Int, standing != wanted {
      part.exception = "\(other.pattern.title) has \(standing.ofOther) (\(count))"
    }
    return part
  }
}

extension Ranking<Int> {
  var text: String { text(\.description) }
}

extension Ranking<Double> {
  func text(places: Int) -> String { text { String(format: "%.\(places)f", $0) } }
}

/// How far apart two counts must be to support a verdict.
///
/// With one small app, a difference of a tenth may be chance. A clean-room rewriting of the same
/// pattern can move a number by more: where one was measured, `Gap` takes that into account.
struct Margin: Equatable, Sendable {
  static let counts = Margin(percent: 10)
  /// For what is either true or false.
  static let none = Margin(percent: 0)

  /// Of the larger number.
  let percent: Int

  /// A difference of exactly the margin still counts as close.
  func standing(of left: Int, to right: Int) -> Standing {
    guard 100 * abs(left - right) > percent * max(left, right) else { return .close }
    return left < right ? .below : .above
  }

  /// For numbers that are shown with two decimal places.
  func standing(of left: Double, to right: Double) -> Standing {
    standing(of: Int((left * 100).rounded()), to: Int((right * 100).rounded()))
  }

  var text: String {
    percent == 0 ? "none, every difference counts" : "\(percent) % of the larger number"
  }
}

/// A margin for coverage: in large modules a few lines are chance, in small ones a point is.
struct CoverageMargin: Equatable, Sendable {
  /// How many more lines the lower one would have to cover to reach the other's share.
  var lines = 5
  /// Percentage points.
  var points = 1

  /// Only a difference beyond both limits counts; a module without lines is close to any other.
  func standing(of left: CoverageReport.Lines, to right: CoverageReport.Lines) -> Standing {
    // left.covered / left.total - right.covered / right.total, times both totals.
    let difference = left.covered * right.total - right.covered * left.total
    let lower = difference < 0 ? (left, right) : (right, left)
    guard abs(difference) > lines * lower.1.total,
      100 * abs(difference) > points * left.total * right.total
    else { return .close }
    return difference < 0 ? .below : .above
  }

  var text: String { "\(lines) lines and \(points) percentage point" }
}

enum Standing: String, Decodable, Equatable, Sendable {
  case below, close, above

  /// What the other one has, in words.
  fileprivate var ofOther: String {
    switch self {
    case .below: "more"
    case .close: "about as many"
    case .above: "fewer"
    }
  }
}

/// A value that patterns are compared by, either by difference or by ratio.
protocol Amount {
  var amount: Double { get }
  func standing(to other: Self) -> Standing
}

extension Amount {
  /// Nil if there is nothing to divide by.
  func times(_ other: Self) -> Double? { other.amount > 0 ? amount / other.amount : nil }
}

extension Int: Amount {
  var amount: Double { Double(self) }
  func standing(to other: Int) -> Standing { Margin.counts.standing(of: self, to: other) }
}

extension Double: Amount {
  var amount: Double { self }
  func standing(to other: Double) -> Standing { Margin.counts.standing(of: self, to: other) }

  /// Rounded down to hundredths, so that a number just below a limit doesn't seem to reach it.
  package var timesText: String { String(format: "%.2f", (self * 100 + 1e-6).rounded(.down) / 100) }
}

/// The share of lines that are covered.
struct CoveredShare: Amount {
  let lines: CoverageReport.Lines

  var amount: Double { lines.percent ?? 0 }
  func standing(to other: Self) -> Standing {
    CoverageMargin().standing(of: lines, to: other.lines)
  }
}
