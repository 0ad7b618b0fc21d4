import Foundation

/// What patterns are compared by, where it can be said how many times another it is.
protocol Amount {
  var amount: Double { get }
}

extension Amount {
  /// Nil where there is nothing to divide by.
  func times(_ other: Self) -> Double? { other.amount > 0 ? amount / other.amount : nil }
}

extension Int: Amount {
  var amount: Double { Double(self) }
}

extension Double: Amount {
  var amount: Double { self }

  /// Rounded down to hundredths, so that what falls short of a limit doesn't look like it.
  var timesText: String { String(format: "%.2f", (self * 100 + 1e-6).rounded(.down) / 100) }
}

/// Their share of all lines.
extension CoverageReport.Lines: Amount {
  var amount: Double { percent ?? 0 }
}
