import ArchitectureReport

/// Where a number is in a strip, from left to right.
enum StripAxis {
  static let width = 440
  static let left = 84
  static let right = 424
  /// Above the first row it is said whose number is pointed at.
  static let top = 20
  /// The height of a row.
  static let row = 30

  /// From the smallest number of all implementations to the largest.
  static func x(_ number: FormNumber, in spread: Spread) -> Int {
    let (least, width) = (spread.whole.least.value, spread.whole.width)
    // All numbers are the same.
    guard width > 0 else { return (left + right) / 2 }
    return left + Int((Double(right - left) * (number.value - least) / width).rounded())
  }
}
