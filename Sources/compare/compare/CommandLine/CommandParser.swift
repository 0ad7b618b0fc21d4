import ReportFormats

/// What the words mean together, for each command.
extension OptionParser {
  static let checkOnly = [
    "--pattern", "--baseline", "--update-baseline", "--strict",
  ]

  private static let everywhere = ["--format", "--output", "-o", "--allow-partial"]

  mutating func compare() throws(UsageError) -> Command {
    for name in given where Self.checkOnly.contains(name) {
      throw .incomplete(option: name, needed: "check")
    }
    try takeOperands(atMost: options.sources.isEmpty ? 1 : 0)
    options.path = operands.first
    try refuseContradictions()
    return .compare(options)
  }

  private func refuseContradictions() throws(UsageError) {
    if !options.sources.isEmpty {
      let packageOnly = [
        "--scratch-path", "--index-store", "--coverage", "--suite", "--module", "--no-tests",
      ]
      for name in given where packageOnly.contains(name) {
        throw .incompatible(option: name, with: "--sources")
      }
    }
    if options.scratchPath != nil, options.indexStore != nil {
      throw .incompatible(option: "--index-store", with: "--scratch-path")
    }
  }

  /// What `check` takes of the options, and which of them belong together.
  mutating func check() throws(UsageError) -> Command {
    try takeOnly(CheckHelp.optionNames + ["-o"], of: "check")
    try takeOperands(atMost: options.sources.isEmpty ? 1 : 0)
    try refuseContradictions()
    for name in ["--update-baseline", "--strict"] where given.contains(name) {
      if checkOptions.baseline == nil { throw .incomplete(option: name, needed: "--baseline") }
    }
    if checkOptions.updatesBaseline, checkOptions.isStrict {
      throw .incompatible(option: "--strict", with: "--update-baseline")
    }
    options.path = operands.first
    options.runsTests = false
    options.held = pattern.map { .one($0) } ?? .configured
    checkOptions.measured = options
    return .check(checkOptions)
  }

  func render() throws(UsageError) -> Command {
    try takeOnly(["--edges", "--all", "--summary"] + Self.everywhere, of: "render")
    try takeOperands(atMost: 1)
    guard let file = operands.first else { throw .missingOperand("result.json") }
    return .render(file: file, edges: options.edges, options.output)
  }

  func diff() throws(UsageError) -> Command {
    try takeOnly(Self.everywhere, of: "diff")
    try takeOperands(atMost: 2)
    guard let old = operands.first else { throw .missingOperand("old.json") }
    guard operands.count == 2 else { throw .missingOperand("new.json") }
    let allowed: [ReportFormat] = [.text, .json, .markdown, .csv]
    guard allowed.contains(options.output.format) else {
      throw .invalidValue(
        option: "--format", value: options.output.format.rawValue, allowed: allowed.map(\.rawValue))
    }
    return .diff(old: old, new: operands[1], options.output)
  }

  private func takeOnly(_ names: [String], of command: String) throws(UsageError) {
    for name in given where !names.contains(name) {
      throw .incompatible(option: name, with: command)
    }
  }

  private func takeOperands(atMost count: Int) throws(UsageError) {
    if operands.count > count { throw .unexpectedArgument(operands[count]) }
    if let empty = operands.first(where: \.isEmpty) { throw .unexpectedArgument(empty) }
  }
}
