import Foundation

/// Formats numbers.
enum Wording {
  static func number(_ value: Double, places: Int) -> String {
    value.isNaN ? "–" : String(format: "%.\(places)f", value)
  }

  /// Formats a number with about three digits.
  static func measured(_ value: Double) -> String {
    number(value, places: abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0)
  }

  static func estimate(_ samples: [Double], in unit: Double) -> String {
    if samples.isEmpty { return "–" }
    let estimate = Estimate(samples.map { $0 / unit })
    return measured(estimate.median) + " (\(measured(estimate.low))–\(measured(estimate.high)))"
  }

  /// Includes the interval, unless the number doesn't vary.
  static func ratio(_ ratios: [Double]) -> String {
    let estimate = Estimate(ratios)
    let numbers = [estimate.median, estimate.low, estimate.high].map { number($0, places: 2) }
    return ratios.count == 1 ? numbers[0] : "\(numbers[0]) (\(numbers[1])–\(numbers[2]))"
  }

  static func percent(_ share: Double) -> String { number(100 * share, places: 0) + " %" }

  static func size(_ size: Int) -> String {
    let digits = String(size)
    return digits.count > 3 ? digits.dropLast(3) + "," + digits.suffix(3) : digits
  }

  static func todos(_ size: Int) -> String { Self.size(size) + " todos" }
}
