import Foundation

/// The result as JSON: the same input gives the same bytes.
package enum JSONFormatter {
  package static func format(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every number comes from an integer division by a number above 0: nothing can fail here.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
