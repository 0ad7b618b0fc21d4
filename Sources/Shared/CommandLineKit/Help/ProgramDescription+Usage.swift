extension ProgramDescription {
  /// The usage line of a command.
  public func usage(of command: CommandDescription) -> String {
    usageWords(of: command).joined(separator: " ")
  }

  /// The parts of the usage line, between which it may wrap.
  func usageWords(of command: CommandDescription) -> [String] {
    let others = command.name.isEmpty ? commands.map { "| \($0.name) …" } : []
    return [call(command)] + command.arguments.map(\.usage) + command.requiredUsage
      + options(command.options.filter { !$0.rules.isRequired }) + others + command.restUsage
  }

  /// Every option, or just `[<options>]` when a full list would be too long to read.
  private func options(_ options: [OptionDescription]) -> [String] {
    if options.count > 8 { return ["[<options>]"] }
    return options.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
  }
}

extension CommandDescription {
  /// The required options.
  var requiredUsage: [String] { options.filter(\.rules.isRequired).map(\.usage) }

  /// How the usage line shows the words after `--`.
  var restUsage: [String] { rest.map { ["[-- \($0.name)...]"] } ?? [] }
}

extension OptionDescription {
  /// The option in a usage line.
  fileprivate var usage: String { name + (value.map { " <\($0.name)>" } ?? "") }
}
