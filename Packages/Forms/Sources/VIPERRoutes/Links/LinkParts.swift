import Foundation

/// The unescaped parts of a link, `scheme://host/path?name=value&name=value`.
nonisolated struct LinkParts {
  private static let start = "todo://"

  let host: String
  let path: String
  private let parameters: [(name: String, value: String)]

  /// Whether a text is meant as a link: it begins like one and contains no white space.
  static func begins(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.lowercased().hasPrefix(start) && !text.contains(where: \.isWhitespace)
  }

  init(_ text: String) throws(LinkError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.lowercased().hasPrefix(Self.start) else { throw .unknownScheme(text) }
    if text.contains(where: \.isWhitespace) { throw .unescapedBlank }
    if text.contains("#") { throw .fragment }
    let halves = text.dropFirst(Self.start.count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let address = halves[0]
    let query = halves.count > 1 ? halves[1] : ""
    host = address.prefix { $0 != "/" }.lowercased()
    path = try Self.unescaped(address.drop { $0 != "/" })
    parameters = try query.isEmpty ? [] : Self.parameters(of: query)
  }

  /// Returns the values of the parameters; only the given names are allowed, each at most once.
  func values(of names: Set<String>) throws(LinkError) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in parameters {
      guard names.contains(name) else { throw .unknownParameter(name) }
      guard values.updateValue(value, forKey: name) == nil else { throw .doubledParameter(name) }
    }
    return values
  }

  private static func parameters(
    of query: Substring
  ) throws(LinkError) -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    for pair in query.split(separator: "&", omittingEmptySubsequences: false) {
      let name = pair.prefix { $0 != "=" }
      parameters.append((try unescaped(name), try unescaped(pair.dropFirst(name.count + 1))))
    }
    return parameters
  }

  private static func unescaped(_ text: Substring) throws(LinkError) -> String {
    guard let plain = text.removingPercentEncoding else { throw .badEscape(String(text)) }
    return plain
  }
}
