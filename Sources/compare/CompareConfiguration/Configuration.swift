package import CompareSupport
import Foundation

/// What a team fixes for its package in `.compare.json`.
package struct Configuration: Equatable, Sendable {
  package static let fileName = ".compare.json"

  package struct Module: Equatable, Sendable {
    package let name: String
    package var pattern: Pattern?
  }

  /// The modules that become columns, in this order; all of them when it is empty.
  package var modules: [Module] = []
  /// The test target that all modules share.
  package var suite: String?
  /// Roles beside those that the ends of names tell.
  package var roles: [RoleEntry] = []
}

extension Configuration {
  /// The configuration of the package in a folder; an empty one when it has none.
  package static func read(in folder: String) throws(Failure) -> Configuration {
    let path = "\(folder)/\(fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return Configuration() }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(Configuration.self, from: data)
    } catch let error as DecodingError {
      throw .configurationInvalid(path: path, reason: error.explanation)
    } catch {
      throw .configurationInvalid(path: path, reason: error.localizedDescription)
    }
  }
}

extension Configuration: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    /// Where an editor finds which keys there are.
    case schema = "$schema"
    case modules, suite, roles
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    modules = try container.decodeIfPresent([Module].self, forKey: .modules) ?? []
    suite = try container.decodeIfPresent(String.self, forKey: .suite)
    roles = try container.decodeIfPresent([RoleEntry].self, forKey: .roles) ?? []
  }
}

extension Configuration.Module: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, pattern }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    guard let value = try container.decodeIfPresent(String.self, forKey: .pattern) else { return }
    guard let pattern = Pattern(rawValue: value.lowercased()) else {
      let allowed = Pattern.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .pattern, in: container,
        debugDescription: "there is no pattern '\(value)', only \(allowed)")
    }
    self.pattern = pattern
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
