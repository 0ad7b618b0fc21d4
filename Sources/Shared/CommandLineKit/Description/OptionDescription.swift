/// The names of an option, its value and its help.
public struct OptionDescription: Sendable {
  /// The full name first, then its abbreviations.
  public let names: [String]
  /// Nil for a flag.
  let value: ValueDescription?
  let help: String
  /// The default, in words.
  let standard: String?
  let isRepeatable: Bool
  let rules: Rules

  var name: String { names.first ?? "" }

  /// The names in the order of help and manual, the short one first.
  var shownNames: [String] { names.sorted { $0.count < $1.count } }

  /// The complete help text.
  var text: String {
    var details = rules.isRequired ? ["required"] : []
    if isRepeatable { details.append("repeatable") }
    if let words = value?.allowed, !words.isEmpty {
      details.append("values: \(words.joined(separator: ", "))")
    }
    if let standard { details.append("default: \(standard)") }
    if !rules.needs.isEmpty { details.append("needs \(rules.needs.joined(separator: ", "))") }
    if !rules.excludes.isEmpty {
      details.append("not with \(rules.excludes.joined(separator: ", "))")
    }
    return details.isEmpty ? help : "\(help) (\(details.joined(separator: "; ")))"
  }
}

extension OptionDescription {
  /// How an option relates to other options, by their first names, and to arguments, as `<name>`.
  public struct Rules: Sendable {
    let needs: [String]
    let excludes: [String]
    /// Whether the command requires this option or one that it excludes.
    let isRequired: Bool

    public static let none = Rules()

    public init(needs: [String] = [], excludes: [String] = [], isRequired: Bool = false) {
      self.needs = needs
      self.excludes = excludes
      self.isRequired = isRequired
    }
  }
}
