import CommandLineKit
import CompareConfiguration

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingOperand(String)
  case missingValue(option: String, value: String)
  case superfluousValue(option: String)
  case invalidValue(option: String, value: String, allowed: [String])
  case incompatible(option: String, with: String)
  case incomplete(option: String, needed: String)
  /// Nil when no module has one.
  case patternMissing(module: String?)
  case patternUnused(String, known: [String])
}

extension UsageError {
  static let exitCode = UsageMessage.exitCode

  /// The three lines that go to standard error.
  ///
  /// Takes the command line: `check` has a usage of its own.
  func message(for arguments: [String]) -> String {
    let isCheck = arguments.first == "check"
    let usage = UsageMessage(
      program: isCheck ? "compare check" : "compare", usage: isCheck ? CheckHelp.usage : Help.usage)
    return switch self {
    case .unknownOption(let option):
      usage.text(
        "Unknown option '\(option)'.", unknown: option,
        among: isCheck ? CheckHelp.optionNames : Help.optionNames + OptionParser.checkOnly)
    case .unexpectedArgument(let argument):
      usage.text("Unexpected argument '\(argument)'.")
    case .missingOperand(let name):
      usage.text("Missing argument <\(name)>.")
    case .missingValue(let option, let value):
      usage.text("Missing value for '\(option) <\(value)>'.")
    case .superfluousValue(let option):
      usage.text("The option '\(option)' takes no value.")
    case .invalidValue(let option, let value, let allowed):
      usage.text(
        "The value '\(value)' is invalid for '\(option)': use \(list(allowed)).",
        unknown: value, among: allowed)
    case .incompatible(let option, let other):
      usage.text("The option '\(option)' cannot be used with '\(other)'.")
    case .incomplete(let option, let needed):
      usage.text("The option '\(option)' needs '\(needed)'.")
    case .patternMissing(let module):
      usage.text(
        "\(module.map { "The module '\($0)' has no pattern" } ?? "No module has a pattern"):"
          + " give --pattern, or name it in \(Configuration.fileName).")
    case .patternUnused(let pattern, let known):
      usage.text(
        "In \(Configuration.fileName) no module has the pattern '\(pattern)', only"
          + " \(known.joined(separator: ", ")): name one with --module.")
    }
  }

  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
