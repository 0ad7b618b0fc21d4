/// Reads the words of a command line, from left to right.
struct OptionParser {
  private var words: ArraySlice<String>
  private var options = Options()

  private init(_ words: [String]) { self.words = words[...] }

  /// What the arguments mean; help and version win over everything after them.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    var parser = OptionParser(arguments)
    return try parser.parse()
  }

  private mutating func parse() throws(UsageError) -> Command {
    while let word = words.popFirst() {
      let (name, value) = split(word)
      switch name {
      case "--help", "-h":
        try refuse(value, of: name)
        return .help
      case "--version":
        try refuse(value, of: name)
        return .version
      case "--no-tests":
        try refuse(value, of: name)
        options.runsTests = false
      case "--timings":
        try refuse(value, of: name)
        options.showsTimings = true
      case "--output", "-o":
        options.output = try take(value, of: name, as: "file")
      case "--format":
        options.format = try format(take(value, of: name, as: "format"))
      case "--edges":
        options.edges = try pattern(take(value, of: name, as: "module"))
      default:
        throw word.hasPrefix("-") ? .unknownOption(name) : .unexpectedArgument(word)
      }
    }
    return .compare(options)
  }

  /// An option may carry its value after an equals sign.
  private func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func refuse(_ value: String?, of option: String) throws(UsageError) {
    guard value == nil else { throw .superfluousValue(option: option) }
  }

  /// The value of an option: never empty, and never the next option.
  private mutating func take(
    _ attached: String?,
    of option: String,
    as name: String
  ) throws(UsageError) -> String {
    if let attached, !attached.isEmpty { return attached }
    guard attached == nil, let next = words.first, !next.isEmpty, !next.hasPrefix("-") else {
      throw .missingValue(option: option, value: name)
    }
    words.removeFirst()
    return next
  }

  private func format(_ value: String) throws(UsageError) -> Options.Format {
    guard let format = Options.Format(rawValue: value) else {
      let allowed = Options.Format.allCases.map(\.rawValue)
      throw .invalidValue(option: "--format", value: value, allowed: allowed)
    }
    return format
  }

  private func pattern(_ value: String) throws(UsageError) -> Pattern {
    guard let pattern = Pattern.allCases.first(where: { $0.moduleName == value }) else {
      let allowed = Pattern.allCases.map(\.moduleName)
      throw .invalidValue(option: "--edges", value: value, allowed: allowed)
    }
    return pattern
  }
}
