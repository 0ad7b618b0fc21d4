extension ProgramDescription {
  /// How a command is used, in one line.
  public func usage(of command: CommandDescription) -> String {
    usageWords(of: command).joined(separator: " ")
  }

  /// The parts of that line, where it may be broken.
  func usageWords(of command: CommandDescription) -> [String] {
    let others = command.name.isEmpty ? commands.map { "| \($0.name) …" } : []
    return [call(command)] + command.arguments.map(\.usage) + command.requiredUsage
      + options(command.options.filter { !$0.rules.isRequired }) + others + command.restUsage
  }

  /// Each of them, unless they are so many that nobody would read them.
  private func options(_ options: [OptionDescription]) -> [String] {
    if options.count > 8 { return ["[<options>]"] }
    return options.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
  }
}

extension CommandDescription {
  /// The options without which it means nothing.
  var requiredUsage: [String] { options.filter(\.rules.isRequired).map(\.usage) }

  /// How the words after `--` stand there.
  var restUsage: [String] { rest.map { ["[-- \($0.name)...]"] } ?? [] }
}

extension OptionDescription {
  /// How it stands in a line of usage.
  fileprivate var usage: String { name + (value.map { " <\($0.name)>" } ?? "") }
}
