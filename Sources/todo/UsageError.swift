/// What is wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  case missingPattern
  case unknownPattern(String)
  case unexpectedArgument(String)
  case unknownOption(String)
  case missingValue(OptionName)
  case invalidValue(String, for: OptionName)
  case unknownKey(String)
  case unclosedKey(String)
}

extension UsageError {
  /// The status that the program ends with.
  static let exitCode: Int32 = 64

  /// The three lines that it is told in.
  var description: String {
    """
    Error: \(message.oneLine)\(suggestion.map { " Did you mean '\($0)'?" } ?? "")
    Usage: \(Help.usage)
    See 'todo --help' for more information.

    """
  }

  private var message: String {
    switch self {
    case .missingPattern: "Missing a pattern: \(Self.patterns)."
    case .unknownPattern(let name): "Unknown pattern '\(name)': it must be \(Self.patterns)."
    case .unexpectedArgument(let argument): "Unexpected argument '\(argument)'."
    case .unknownOption(let name): "Unknown option '\(name)'."
    case .missingValue(let name): "Missing value for '\(name.rawValue)': \(name.expectation)."
    case .invalidValue(let value, let name):
      "Invalid value '\(value)' for '\(name.rawValue)': it must be \(name.expectation)."
    case .unknownKey(let word):
      "Unknown key '\(word)' in the key script."
    case .unclosedKey(let rest):
      "Missing '>' after '\(rest)' in the key script; write '<lt>' for a '<'."
    }
  }

  private var suggestion: String? {
    switch self {
    case .unknownPattern(let name):
      Suggestion.closest(to: name, among: Pattern.allCases.map(\.rawValue))
    case .unknownOption(let name):
      Suggestion.closest(
        to: name, among: OptionName.allCases.map(\.rawValue) + ["--help", "--version"])
    case .unknownKey(let word): Suggestion.closest(to: word, among: KeyScript.words.keys.sorted())
    case .missingPattern, .unexpectedArgument, .missingValue, .invalidValue, .unclosedKey: nil
    }
  }

  private static var patterns: String {
    let names = Pattern.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }
}

extension String {
  /// With a `�` for whatever could end the line or command the terminal.
  var oneLine: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
