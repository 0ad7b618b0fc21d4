/// How far apart two counts must be before a verdict rests on them.
///
/// One app by one author cannot tell a tenth from chance.
struct Margin: Equatable, Sendable {
  static let counts = Margin(percent: 10)
  /// For what is either so or not.
  static let none = Margin(percent: 0)

  /// Of the larger number.
  let percent: Int

  /// Exactly the margin is not yet beyond it.
  func standing(of left: Int, to right: Int) -> Standing {
    guard 100 * abs(left - right) > percent * max(left, right) else { return .close }
    return left < right ? .below : .above
  }

  /// Of numbers that are shown with two digits behind the point.
  func standing(of left: Double, to right: Double) -> Standing {
    standing(of: Int((left * 100).rounded()), to: Int((right * 100).rounded()))
  }

  var text: String {
    percent == 0 ? "none, every difference counts" : "\(percent) % of the larger number"
  }
}

/// The same for coverage, where a line or two are chance in a large module and a point in a small one.
struct CoverageMargin: Equatable, Sendable {
  /// How many more lines the lower one would have to cover to reach the other's share.
  var lines = 5
  /// Percentage points.
  var points = 1

  /// Only what is beyond both is apart; a module without lines is near all.
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

/// How one number stands to another.
enum Standing: Equatable, Sendable { case below, close, above }
