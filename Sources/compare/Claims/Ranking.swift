import Foundation

/// A value for each of several patterns.
struct Ranking<Value> {
  let values: [(pattern: Pattern, value: Value)]

  /// Such as `MVC 14, MVP 18`.
  func text(_ text: (Value) -> String) -> String {
    values.map { "\($0.pattern.title) \(text($0.value))" }.joined(separator: ", ")
  }
}

extension Ranking where Value: Comparable {
  /// Whether the pattern's value is below every other's; equal is not below.
  func isLowest(_ pattern: Pattern) -> Bool { isFirst(pattern, by: <) }

  /// Whether the pattern's value is above every other's; equal is not above.
  func isHighest(_ pattern: Pattern) -> Bool { isFirst(pattern, by: >) }

  private func isFirst(_ pattern: Pattern, by isBefore: (Value, Value) -> Bool) -> Bool {
    let others = values.filter { $0.pattern != pattern }
    return values.contains { own in
      own.pattern == pattern && others.allSatisfy { isBefore(own.value, $0.value) }
    }
  }
}

extension Ranking<Int> {
  var text: String { text(\.description) }
}

extension Ranking<Double> {
  func text(places: Int) -> String { text { String(format: "%.\(places)f", $0) } }
}
