package import Foundation

/// A check on all numbers in a file of counts and shares.
package enum PlainNumbers {
  /// With so many digits, a hundred times the product of two numbers still fits in an `Int`.
  private static let mostDigits = 8

  /// What is wrong with the first number of a JSON text that can't be a count or a share; nil if
  /// all can.
  ///
  /// It trusts nothing in the text: the JSON decoder that reads it finds any other errors.
  package static func flaw(in json: Data) -> String? {
    json.withUnsafeBytes { flaw(in: $0) }
  }

  private static func flaw(in bytes: UnsafeRawBufferPointer) -> String? {
    var offset = 0
    var line = 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\""): skipText(in: bytes, &offset)
      case UInt8(ascii: "-"): return "a number is negative, in line \(line)"
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isLarge(in: bytes, &offset) { return "a number is too large, in line \(line)" }
        continue
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Skips to the quote at its end.
  private static func skipText(in bytes: UnsafeRawBufferPointer, _ offset: inout Int) {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// Skips past its end; a number with a negative exponent is small.
  private static func isLarge(in bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> Bool {
    func isDigit() -> Bool {
      offset < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
    }
    let start = offset
    while isDigit() { offset += 1 }
    let digits = offset - start
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      while isDigit() { offset += 1 }
    }
    guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else {
      return digits > mostDigits
    }
    offset += 1
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "-") else { return true }
    offset += 1
    while isDigit() { offset += 1 }
    return digits > mostDigits
  }
}

extension Int {
  /// The number with its noun.
  package func of(_ singular: String, _ plural: String) -> String {
    "\(self) \(self == 1 ? singular : plural)"
  }
}
