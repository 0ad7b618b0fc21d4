/// The name of an argument, its values and its help.
struct ArgumentDescription: Sendable {
  let value: ValueDescription
  let help: String
  /// The default, in words.
  let standard: String?
  let isOptional: Bool
  /// Whether it takes all remaining words; only the last argument may.
  var isRepeatable = false

  /// The name used in rules and in help.
  var name: String { "<\(value.name)>" }

  /// The argument in a usage line.
  var usage: String { (isOptional ? "[\(name)]" : name) + (isRepeatable ? "..." : "") }

  /// The complete help text.
  var text: String {
    let words = value.allowed.joined(separator: ", ")
    let details = [words.isEmpty ? nil : "values: \(words)", standard.map { "default: \($0)" }]
      .compactMap { $0 }
    return details.isEmpty ? help : "\(help) (\(details.joined(separator: "; ")))"
  }
}
