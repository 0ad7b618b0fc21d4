/// What the command line asks for.
enum Command: Equatable, Sendable {
  case help
  case version
  case run(Options)
}

extension Command {
  /// Reads the arguments that follow the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    var rest = arguments[...]
    var positional: [String] = []
    var settings: [(OptionName, String)] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        rest = []
      } else if argument == "--help" || argument == "-h" {
        return .help
      } else if argument == "--version" {
        return .version
      } else if argument.hasPrefix("-"), argument != "-" {
        settings.append(try setting(argument, rest: &rest))
      } else {
        positional.append(argument)
      }
    }
    var options = Options(pattern: try pattern(positional))
    for (name, value) in settings { try options.set(name, to: value) }
    return .run(options)
  }

  /// `--option value` or `--option=value`.
  private static func setting(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) -> (OptionName, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let name = OptionName(rawValue: String(first)) else {
      throw .unknownOption(parts.first.map(String.init) ?? argument)
    }
    if parts.count > 1 { return (name, String(parts[1])) }
    guard let value = rest.first, name == .keys || !value.hasPrefix("--") else {
      throw .missingValue(name)
    }
    rest.removeFirst()
    return (name, value)
  }

  private static func pattern(_ positional: [String]) throws(UsageError) -> Pattern {
    guard let name = positional.first else { throw .missingPattern }
    guard let pattern = Pattern(rawValue: name) else { throw .unknownPattern(name) }
    if positional.count > 1 { throw .unexpectedArgument(positional[1]) }
    return pattern
  }
}
