import CommandLineKit

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
  static let exitCode = UsageMessage.exitCode

  /// The three lines that it is told in.
  var description: String {
    let usage = UsageMessage(program: "todo", usage: Help.usage)
    return usage.text(message, unknown: unknown.word, among: unknown.candidates)
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

  /// The word that isn't known, and what it may have been meant to be.
  private var unknown: (word: String, candidates: [String]) {
    switch self {
    case .unknownPattern(let name): (name, Pattern.allCases.map(\.rawValue))
    case .unknownOption(let name):
      (name, OptionName.allCases.map(\.rawValue) + ["--help", "--version"])
    case .unknownKey(let word): (word, KeyScript.words.keys.sorted())
    case .missingPattern, .unexpectedArgument, .missingValue, .invalidValue, .unclosedKey: ("", [])
    }
  }

  private static var patterns: String {
    let names = Pattern.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }
}
