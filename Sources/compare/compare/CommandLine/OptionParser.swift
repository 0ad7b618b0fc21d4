import CompareConfiguration

/// Reads the words of a command line, from left to right.
struct OptionParser {
  private var words: ArraySlice<String>
  private let subcommand: Subcommand?
  var options = Options()
  var checkOptions = CheckOptions()
  var pattern: Pattern?
  var operands: [String] = []
  /// The options that were given, for commands that take only some of them.
  var given: [String] = []

  private init(_ words: ArraySlice<String>) {
    subcommand = words.first.flatMap(Subcommand.init)
    self.words = subcommand == nil ? words : words.dropFirst()
  }

  /// What the arguments mean; help and version win over everything after them.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    var parser = OptionParser(arguments[...])
    if let command = try parser.parseOptions() { return command }
    return switch parser.subcommand {
    case .check: try parser.check()
    case .render: try parser.render()
    case .diff: try parser.diff()
    case nil: try parser.compare()
    }
  }

  private enum Subcommand: String {
    case check, render, diff
  }

  /// Reads everything; what ends the reading early is returned.
  private mutating func parseOptions() throws(UsageError) -> Command? {
    while let word = words.popFirst() {
      let (name, value) = split(word)
      given.append(name)
      switch name {
      case "--help", "-h":
        try refuse(value, of: name)
        return subcommand == .check ? .checkHelp : .help
      case "--version":
        try refuse(value, of: name)
        return .version
      case "--no-tests":
        try refuse(value, of: name)
        options.runsTests = false
      case "--timings":
        try refuse(value, of: name)
        options.showsTimings = true
      case "--verbose":
        try refuse(value, of: name)
        options.isVerbose = true
      case "--all":
        try refuse(value, of: name)
        options.output.showsAll = true
      case "--summary":
        try refuse(value, of: name)
        options.output.isSummary = true
      case "--allow-partial":
        try refuse(value, of: name)
        options.output.allowsPartial = true
      case "--update-baseline":
        try refuse(value, of: name)
        checkOptions.updatesBaseline = true
      case "--strict":
        try refuse(value, of: name)
        checkOptions.isStrict = true
      case "--output", "-o": options.output.file = try take(value, of: name, as: "file")
      case "--format" where subcommand == .check:
        checkOptions.format = try choice(take(value, of: name, as: "format"), of: name)
      case "--format":
        options.output.format = try choice(take(value, of: name, as: "format"), of: name)
      case "--pattern":
        pattern = try choice(take(value, of: name, as: "pattern").lowercased(), of: name)
      case "--baseline": checkOptions.baseline = try take(value, of: name, as: "file")
      case "--edges": options.edges = try take(value, of: name, as: "module")
      case "--module": options.modules.append(try take(value, of: name, as: "name"))
      case "--sources": options.sources.append(try take(value, of: name, as: "folder"))
      case "--suite": options.sharedSuite = try take(value, of: name, as: "name")
      case "--scratch-path": options.scratchPath = try take(value, of: name, as: "folder")
      case "--index-store": options.indexStore = try take(value, of: name, as: "folder")
      case "--coverage": options.coverage = try take(value, of: name, as: "file")
      case "--with": options.references += try patterns(take(value, of: name, as: "patterns"))
      default:
        if word.hasPrefix("-") { throw .unknownOption(name) }
        given.removeLast()
        operands.append(word)
      }
    }
    return nil
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

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, of option: String
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      let allowed = Choice.allCases.map(\.rawValue)
      throw .invalidValue(option: option, value: value, allowed: allowed)
    }
    return choice
  }

  /// Names between commas.
  private func patterns(_ value: String) throws(UsageError) -> [Pattern] {
    var patterns: [Pattern] = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let pattern = Pattern(rawValue: name.lowercased()) else {
        let allowed = Pattern.allCases.map(\.rawValue)
        throw .invalidValue(option: "--with", value: String(name), allowed: allowed)
      }
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    return patterns
  }
}
