extension OptionParser {
  static let checkOnly = [
    "--pattern", "--baseline", "--update-baseline", "--strict",
  ]

  /// What `check` takes of the options, and which of them belong together.
  mutating func parseCheck() throws(UsageError) -> Command {
    try takeOnly(CheckHelp.optionNames + ["-o"], of: "check")
    try takeOperands(atMost: options.sources.isEmpty ? 1 : 0)
    try refuseContradictions()
    for name in ["--update-baseline", "--strict"] where given.contains(name) {
      if check.baseline == nil { throw .incomplete(option: name, needed: "--baseline") }
    }
    if check.updatesBaseline, check.isStrict {
      throw .incompatible(option: "--strict", with: "--update-baseline")
    }
    options.path = operands.first
    options.runsTests = false
    options.held = pattern.map { .one($0) } ?? .configured
    check.measured = options
    return .check(check)
  }
}
