extension ProgramDescription {
  /// How a command is used, in one line.
  public func usage(of command: CommandDescription) -> String {
    let words = [call(command)] + command.arguments.map(\.usage) + options(command.options)
    let others = command.name.isEmpty ? commands.map { "\($0.name) …" } : []
    return ([words.joined(separator: " ")] + others).joined(separator: " | ")
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
