import Foundation

/// From the smallest of several numbers to the largest.
package struct SpreadRange: Equatable, Sendable {
  /// The first of those that have the smallest number.
  package let least: FormNumber
  package let most: FormNumber

  /// Nil with less than two numbers, for one says nothing of a range.
  init?(_ numbers: [FormNumber]) {
    guard numbers.count > 1, let first = numbers.first else { return nil }
    least = numbers.dropFirst().reduce(first) { $1.value < $0.value ? $1 : $0 }
    most = numbers.dropFirst().reduce(first) { $1.value > $0.value ? $1 : $0 }
  }

  /// Whether its ends are beyond the margin of counts.
  var isApart: Bool { Margin.counts.standing(of: least.value, to: most.value) == .below }

  package var width: Double { most.value - least.value }

  /// The width, with as many places as the numbers have.
  package var widthText: String {
    let places = most.text.split(separator: ".").dropFirst().first?.count ?? 0
    return String(format: "%.\(places)f", width)
  }
}
