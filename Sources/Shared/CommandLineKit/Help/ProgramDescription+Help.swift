extension ProgramDescription {
  /// The text that `--help` prints.
  public func help(of command: CommandDescription) -> String {
    var parts = [["OVERVIEW: \(command.overview)"]]
    parts += command.discussion.map { $0.wrapped(to: HelpRow.width) }
    parts.append((["USAGE:"] + usageWords(of: command)).wrapped(to: HelpRow.width, indent: 7))
    parts.append(part("ARGUMENTS", command.allArguments.map { HelpRow($0.name, $0.text) }))
    parts += command.wordLists.map { list in
      part(list.title, list.words.map { HelpRow($0.name, $0.help) })
    }
    parts += groups(of: command).map { group in part(group.title, group.options.map(\.row)) }
    if command.name.isEmpty, !commands.isEmpty {
      let rows = commands.map { HelpRow($0.synopsis, $0.overview) }
      let hint = "  See '\(name) help <subcommand>' for its own help."
      parts.append(part("SUBCOMMANDS", rows) + ["", hint])
    }
    parts += command.sections.map { section in
      ["\(section.title):"] + section.text.wrapped(to: HelpRow.width - 2).map { "  " + $0 }
    }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// A command's groups, with the options that the program handles itself added to the last one.
  func groups(of command: CommandDescription) -> [CommandDescription.Group] {
    let standard = standardOptions(of: command)
    let last = command.groups.last
    return command.groups.dropLast() + [
      .init(title: last?.title ?? "OPTIONS", options: (last?.options ?? []) + standard)
    ]
  }

  private func part(_ title: String, _ rows: [HelpRow]) -> [String] {
    rows.isEmpty ? [] : ["\(title):"] + rows.flatMap(\.lines)
  }
}

extension CommandDescription {
  /// The name and the arguments.
  var synopsis: String {
    ([name] + arguments.map(\.usage) + requiredUsage + restUsage).joined(separator: " ")
  }
}

extension OptionDescription {
  /// The names and the value.
  var synopsis: String {
    shownNames.joined(separator: ", ") + (value.map { " <\($0.name)>" } ?? "")
  }

  fileprivate var row: HelpRow { HelpRow(synopsis, text) }
}
