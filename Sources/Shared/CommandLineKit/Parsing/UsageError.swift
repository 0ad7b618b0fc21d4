/// A mistake in a command line.
public enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String)
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingArgument(String, allowed: [String])
  /// `others` are allowed too but too many for an error message.
  case unknownArgument(String, for: String, allowed: [String], others: [String] = [])
  case missingOption(String)
  case missingValue(option: String, value: String, expected: String?)
  case superfluousValue(option: String)
  case invalidValue(option: String, value: String, allowed: [String])
  /// A value that doesn't match its description.
  case unfitValue(option: String, value: String, expected: String)
  case incompatible(option: String, with: String)
  case incomplete(option: String, needed: String)
  /// A message of the program's own; `unknown` is a word that should have been one of `among`.
  case explained(String, unknown: String = "", among: [String] = [])

  /// The exit status after a usage error.
  public static let exitCode: Int32 = UsageMessage.exitCode
}

extension UsageError {
  var sentence: String {
    switch self {
    case .unknownCommand(let word): "Unknown command '\(word)'."
    case .unknownOption(let option): "Unknown option '\(option)'."
    case .unexpectedArgument(let word): "Unexpected argument '\(word)'."
    case .missingArgument(let name, let allowed):
      allowed.isEmpty
        ? "Missing argument <\(name)>."
        : "Missing \(name.article) \(name): \(allowed.alternatives)."
    case .unknownArgument(let word, let name, let allowed, let others):
      "Unknown \(name) '\(word)': it must be "
        + (others.isEmpty ? allowed : allowed + ["another that --help lists"]).alternatives + "."
    case .missingOption(let option): "Missing option '\(option)'."
    case .missingValue(let option, let value, nil): "Missing value for '\(option) <\(value)>'."
    case .missingValue(let option, _, let expected?): "Missing value for '\(option)': \(expected)."
    case .superfluousValue(let option): "The option '\(option)' takes no value."
    case .invalidValue(let option, let value, let allowed):
      "The value '\(value)' is invalid for '\(option)': use \(allowed.alternatives)."
    case .unfitValue(let option, let value, let expected):
      "Invalid value '\(value)' for '\(option)': it must be \(expected)."
    case .incompatible(let option, let other):
      "The option '\(option)' cannot be used with '\(other)'."
    case .incomplete(let option, let needed): "The option '\(option)' needs '\(needed)'."
    case .explained(let sentence, _, _): sentence
    }
  }

  /// The word that may be misspelled.
  var unknown: String {
    switch self {
    case .unknownCommand(let word), .unknownOption(let word), .unknownArgument(let word, _, _, _),
      .invalidValue(_, let word, _), .explained(_, let word, _):
      word
    default: ""
    }
  }

  /// The words that are allowed in its place, if the error itself knows them.
  var allowed: [String] {
    switch self {
    case .unknownArgument(_, _, let words, let others): words + others
    case .invalidValue(_, _, let words), .explained(_, _, let words): words
    default: []
    }
  }
}

extension String {
  fileprivate var article: String { first.map("aeiou".contains) ?? false ? "an" : "a" }
}

extension [String] {
  /// The words as a list in a sentence: `a, b or c`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension UsageError {
  /// Adds the option to which the error belongs, by the name the user wrote.
  init(_ error: ValueError, of option: OptionDescription, as name: String) {
    switch error {
    case .unexpected(let value):
      if let expected = option.value?.expected {
        self = .unfitValue(option: name, value: value, expected: expected)
      } else {
        self = .invalidValue(option: name, value: value, allowed: option.value?.allowed ?? [])
      }
    case .explained(let sentence, let word, let words):
      self = .explained(sentence, unknown: word, among: words)
    }
  }

  /// Adds the argument to which the error belongs.
  init(_ error: ValueError, of argument: ArgumentDescription) {
    switch error {
    case .unexpected(let word):
      let value = argument.value
      self =
        value.nameable.isEmpty
        ? .unexpectedArgument(word)
        : .unknownArgument(
          word, for: value.name, allowed: value.nameable,
          others: value.allowed.isEmpty ? [] : value.others.flatMap(\.names))
    case .explained(let sentence, let word, let words):
      self = .explained(sentence, unknown: word, among: words)
    }
  }
}

extension String {
  /// Whether it can't be a separate value; a negative number can.
  var looksLikeOption: Bool {
    hasPrefix("-") && !(dropFirst().first?.isNumber ?? false)
  }
}

/// Why a text isn't a valid value of an option or an argument.
public enum ValueError: Error, Equatable {
  /// The text, or this part of it, isn't what was expected.
  case unexpected(String)
  /// A message of the option's own; `unknown` is a word that should have been one of `among`.
  case explained(String, unknown: String = "", among: [String] = [])
}
