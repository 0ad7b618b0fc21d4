/// A value from a file that somebody may have written, with numbers that can only be counts and
/// shares: adding up any list of them, and multiplying two of them, can't overflow.
package struct Kept<Value: Decodable>: Decodable {
  package let value: Value

  package init(from decoder: any Decoder) throws {
    _ = try PlainNumbers(from: decoder)
    value = try Value(from: decoder)
  }
}

/// All numbers of a value, wherever they are in it, whether or not anything reads them.
private struct PlainNumbers: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      guard number >= 0 else { throw decoder.flaw("a number is negative") }
      guard number <= Double(Int.largestCount) else { throw decoder.flaw("a number is too large") }
    } else if !value.decodeNil(), (try? value.decode(String.self)) == nil,
      (try? value.decode(Bool.self)) == nil
    {
      guard var list = try? decoder.unkeyedContainer() else {
        _ = try value.decode([String: PlainNumbers].self)
        return
      }
      while !list.isAtEnd { _ = try list.decode(PlainNumbers.self) }
    }
  }
}

extension Int {
  /// With so many digits, a hundred times the product of two numbers still fits in an `Int`.
  package static let largestCount = 99_999_999

  /// The number with its noun.
  package func of(_ singular: String, _ plural: String) -> String {
    "\(self) \(self == 1 ? singular : plural)"
  }
}
