import Foundation

/// The growth of a number with the number of todos.
package enum Growth {
  /// The exponent of growth from the first value to the last.
  package static func exponent(_ values: [Double], at sizes: [Int]) -> Double {
    guard let first = values.first, let last = values.last, let least = sizes.first,
      let most = sizes.last, first > 0, last > 0, most > least
    else { return .nan }
    return log(last / first) / log(Double(most) / Double(least))
  }
}
