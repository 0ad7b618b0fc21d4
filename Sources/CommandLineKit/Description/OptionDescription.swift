/// What an option is called, what it takes, and what is said about it.
public struct OptionDescription: Sendable {
  /// The one that the others are short for comes first.
  public let names: [String]
  /// Nil for a flag.
  let value: ValueDescription?
  let help: String
  /// What holds without the option, in words.
  let standard: String?
  let isRepeatable: Bool
  let rules: Rules

  var name: String { names.first ?? "" }

  /// The names as help and manual show them, the short one first.
  var shownNames: [String] { names.sorted { $0.count < $1.count } }

  /// Everything that there is to say about it.
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
  /// What an option says about others, by their first names, and about arguments, as `<name>`.
  public struct Rules: Sendable {
    let needs: [String]
    let excludes: [String]
    /// Whether a command means nothing without the option, or one that it excludes.
    let isRequired: Bool

    public static let none = Rules()

    public init(needs: [String] = [], excludes: [String] = [], isRequired: Bool = false) {
      self.needs = needs
      self.excludes = excludes
      self.isRequired = isRequired
    }
  }
}
