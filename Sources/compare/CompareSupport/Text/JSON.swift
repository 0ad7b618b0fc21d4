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

/// Any key at all, to see which there are.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

extension Decoder {
  /// A key that nobody reads is a slip that would pass unnoticed.
  package func refuseOthers(than known: [some CodingKey]) throws {
    let names = known.map(\.stringValue)
    for key in try container(keyedBy: AnyKey.self).allKeys.sorted(by: {
      $0.stringValue < $1.stringValue
    })
    where !names.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath,
          debugDescription:
            "unknown key '\(key.stringValue)', known are \(names.joined(separator: ", "))"
        ))
    }
  }
}

extension DecodingError {
  /// What was wrong, and where, in one line.
  package var explanation: String {
    let context: Context
    var what: String
    switch self {
    case .dataCorrupted(let found):
      (context, what) = (found, found.debugDescription)
    case .keyNotFound(let key, let found):
      (context, what) = (found, "the key '\(key.stringValue)' is missing")
    case .typeMismatch(let type, let found):
      (context, what) = (found, "\(Self.name(of: type)) was expected")
    case .valueNotFound(let type, let found):
      (context, what) = (found, "\(Self.name(of: type)) was expected, not null")
    @unknown default: return localizedDescription
    }
    if what.hasSuffix(".") { what.removeLast() }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return place.isEmpty ? what : "\(what), at \(place.joined(separator: "."))"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "an object"
    case is String.Type: "a text"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is any Collection.Type: "a list"
    default: "an object"
    }
  }
}
