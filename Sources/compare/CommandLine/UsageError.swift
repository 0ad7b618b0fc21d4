/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(option: String, value: String)
  case superfluousValue(option: String)
  case invalidValue(option: String, value: String, allowed: [String])
}

extension UsageError {
  static let exitCode: Int32 = 64

  /// The three lines that go to standard error.
  var message: String {
    """
    Error: \(explanation)
    Usage: \(Help.usage)
    See 'compare --help'.

    """
  }

  private var explanation: String {
    switch self {
    case .unknownOption(let option):
      "Unknown option '\(option)'.\(hint(for: option, among: Help.optionNames))"
    case .unexpectedArgument(let argument):
      "Unexpected argument '\(argument)'."
    case .missingValue(let option, let value):
      "Missing value for '\(option) <\(value)>'."
    case .superfluousValue(let option):
      "The option '\(option)' takes no value."
    case .invalidValue(let option, let value, let allowed):
      "The value '\(value)' is invalid for '\(option)': use \(list(allowed))."
        + hint(for: value, among: allowed)
    }
  }

  private func hint(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { " Did you mean '\($0)'?" } ?? ""
  }

  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
