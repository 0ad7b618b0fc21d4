/// How much the findings of some rules matter in some modules.
package struct RuleEntry: Equatable, Sendable {
  /// A glob for the names of rules.
  package let rule: String
  /// Nil where the rules are off.
  package let severity: Severity?
  /// Globs for the names of modules; all are meant when it is empty.
  package var modules: [String] = []
}

extension RuleEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case rule, severity, modules }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    rule = try container.decode(String.self, forKey: .rule)
    modules = try container.texts(forKey: .modules)
    let word = try container.decode(String.self, forKey: .severity)
    severity = Severity(rawValue: word)
    if severity == nil, word != Severity.off {
      let known = (Severity.allCases.map(\.rawValue) + [Severity.off]).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .severity, in: container,
        debugDescription: "there is no severity '\(word)', only \(known)")
    }
  }
}

extension KeyedDecodingContainer {
  /// A list of texts, none of them empty; an empty list when there is none.
  func texts(forKey key: Key) throws -> [String] {
    let texts = try decodeIfPresent([String].self, forKey: key) ?? []
    guard texts.contains("") else { return texts }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "an empty text matches nothing")
  }
}
