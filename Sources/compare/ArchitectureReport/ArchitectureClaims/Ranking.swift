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
  /// That the pattern's value stands to every other's as it is wanted to, a part for each.
  func parts(
    _ pattern: Pattern, is wanted: Standing, of standing: (Value, Value) -> Standing
  ) -> [ClaimPart] {
    values.filter { $0.pattern == pattern }.flatMap { own in
      values.filter { $0.pattern != pattern }.map { other in
        ClaimPart(
          "\(pattern.title) and \(other.pattern.title)", standing(own.value, other.value),
          is: wanted, times: own.value.times(other.value))
      }
    }
  }

  /// That values rise from pattern to pattern: of any two, the earlier one's is below.
  func parts(
    rising patterns: [Pattern], of standing: (Value, Value) -> Standing
  ) -> [ClaimPart] {
    let rising = patterns.flatMap { pattern in values.filter { $0.pattern == pattern } }
    return rising.indices.flatMap { later in
      rising[..<later].map { earlier in
        ClaimPart(
          "\(earlier.pattern.title) and \(rising[later].pattern.title)",
          standing(earlier.value, rising[later].value), is: .below,
          times: earlier.value.times(rising[later].value))
      }
    }
  }
}

extension Ranking<Int> {
  var text: String { text(\.description) }
}

extension Ranking<Double> {
  func text(places: Int) -> String { text { String(format: "%.\(places)f", $0) } }
}
