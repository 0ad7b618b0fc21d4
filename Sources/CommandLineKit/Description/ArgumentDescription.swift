/// What an argument is called, what it may be, and what is said about it.
struct ArgumentDescription: Sendable {
  let value: ValueDescription
  let help: String
  /// What holds without the argument, in words.
  let standard: String?
  let isOptional: Bool
  /// Whether all words from there on are such arguments; only the last may be.
  var isRepeatable = false

  /// The name that rules and help know it by.
  var name: String { "<\(value.name)>" }

  /// How it stands in a line of usage.
  var usage: String { (isOptional ? "[\(name)]" : name) + (isRepeatable ? "..." : "") }

  /// Everything that there is to say about it.
  var text: String {
    let words = value.allowed.joined(separator: ", ")
    let details = [words.isEmpty ? nil : "values: \(words)", standard.map { "default: \($0)" }]
      .compactMap { $0 }
    return details.isEmpty ? help : "\(help) (\(details.joined(separator: "; ")))"
  }
}
