/// The manual page of a program, as input for `man`.
struct ManualPage {
  let program: ProgramDescription

  var text: String {
    let main = program.main
    let lines =
      header + [".SH DESCRIPTION", main.overview.roff] + discussion(of: main)
      + (main.allArguments.isEmpty ? [] : [".SH ARGUMENTS"] + arguments(of: main, heading: ".SS"))
      + [".SH OPTIONS"] + options(of: main, heading: ".SS")
      + (program.commands.isEmpty ? [] : [".SH COMMANDS"] + program.commands.flatMap(part))
      + main.sections.flatMap { [".SH \($0.title.roff)", $0.text.roff] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: [String] {
    let name = program.name
    let uses = ([program.main] + program.commands).flatMap { command in
      let words =
        command.arguments.map(\.usage) + command.requiredUsage + ["[<options>]"] + command.restUsage
      return [".B \(program.call(command).roff)", words.joined(separator: " ").roff, ".br"]
    }
    return [
      ".TH \(name.uppercased().roff) 1 \"\" \"\(name.roff) \(program.version.roff)\"",
      ".SH NAME", "\(name.roff) \\- \(program.main.summary.roff)", ".SH SYNOPSIS",
    ] + uses.dropLast()
  }

  /// The part about a named command.
  private func part(_ command: CommandDescription) -> [String] {
    [
      ".SS \(([program.name, command.synopsis]).joined(separator: " ").roff)",
      command.overview.roff,
    ]
      + discussion(of: command) + arguments(of: command, heading: ".PP\n.B")
      + options(of: command, heading: ".PP\n.B")
      + command.sections.flatMap { [".PP", ".B \($0.title.roff)", ".PP", $0.text.roff] }
  }

  private func discussion(of command: CommandDescription) -> [String] {
    command.discussion.flatMap { [".PP", $0.roff] }
  }

  private func arguments(of command: CommandDescription, heading: String) -> [String] {
    command.allArguments.flatMap { [".TP", ".I \($0.name.roff)", $0.text.roff] }
      + command.wordLists.flatMap { list in
        ["\(heading) \(list.title.roff)"]
          + list.words.flatMap { [".TP", ".B \($0.name.roff)", $0.help.roff] }
      }
  }

  private func options(of command: CommandDescription, heading: String) -> [String] {
    program.groups(of: command).flatMap { group in
      ["\(heading) \(group.title.roff)"]
        + group.options.flatMap { [".TP", ".B \($0.synopsis.roff)", $0.text.roff] }
    }
  }
}

extension String {
  /// The text with everything escaped that `troff` would interpret.
  fileprivate var roff: String {
    let escapes: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "\"": "\\(dq", "^": "\\(ha",
      "~": "\\(ti",
    ]
    let text = map { escapes[$0] ?? String($0) }.joined()
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
