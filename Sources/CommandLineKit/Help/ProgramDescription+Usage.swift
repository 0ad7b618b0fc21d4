extension ProgramDescription {
  /// How a command is used, in one line.
  public func usage(of command: CommandDescription) -> String {
    usageWords(of: command).joined(separator: " ")
  }

  /// The parts of that line, where it may be broken.
  func usageWords(of command: CommandDescription) -> [String] {
    let others = command.name.isEmpty ? commands.map { "| \($0.name) …" } : []
    return [call(command)] + command.arguments.map(\.usage) + options(command.options) + others
  }

  /// Each of them, unless they are so many that nobody would read them.
  private func options(_ options: [OptionDescription]) -> [String] {
    if options.count > 8 { return ["[<options>]"] }
    return options.map { option in
      let value = option.value.map { " <\($0.name)>" } ?? ""
      return "[\(option.name)\(value)]" + (option.isRepeatable ? "..." : "")
    }
  }
}
