import CommandLineKit
import Foundation

/// The result as JSON: the same input gives the same bytes, without any character that could control
/// a terminal.
package enum JSONFormatter {
  package static func format(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every number comes from an integer division by a positive number, so this can't fail.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self).replacingDeceptive(except: ["\n"]) { scalar in
      scalar.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst() }.joined()
    } + "\n"
  }
}

/// Any key, to find out which ones there are.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

extension Decoder {
  /// A container with these keys; any other key is a mistake that would go unnoticed.
  package func container<Key: CodingKey & CaseIterable>(
    knowing: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let names = Key.allCases.map(\.stringValue)
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let other = keys.first(where: { !names.contains($0) }) {
      throw flaw("unknown key '\(other)', known are \(names.joined(separator: ", "))")
    }
    return try container(keyedBy: Key.self)
  }

  func flaw(_ what: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: what))
  }
}

extension KeyedDecodingContainer {
  func flaw(_ key: Key, _ what: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: what)
  }
}

extension DecodingError {
  /// What was wrong and where, in one line.
  var explanation: String {
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
