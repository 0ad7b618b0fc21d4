/// The script for zsh: to be read as it is, or to be kept as `_name` where zsh finds functions.
struct ZshCompletion {
  let program: ProgramDescription

  private var function: String { program.functionName }

  var lines: [String] {
    ["#compdef \(program.name)", "", "\(function)() {"] + commands
      + arguments(of: program.main, "  ")
        + """
        }

        if [[ $funcstack[1] == \(function) ]]; then
          \(function) "$@"
        else
          compdef \(function) \(program.name)
        fi
        """.lines
  }

  /// The commands are offered where one can stand; behind one its own words are.
  private var commands: [String] {
    if program.commands.isEmpty { return [] }
    let names = program.commands.map(\.name).joined(separator: " ")
    let offered = program.commands.map { "    \("\($0.name):\($0.summary)".quoted)" }
    let branches = program.commands.flatMap { command in
      ["      \(command.name))", "        shift words", "        ((CURRENT--))"]
        + arguments(of: command, "        ") + ["        return", "        ;;"]
    }
    return ["  local -a commands=("] + offered
      + ["    'help:Show help information'", "  )", "  if ((CURRENT > 2)); then"]
      + ["    case $words[2] in"] + branches
      + ["      help)", "        compadd \(names)", "        return", "        ;;"]
      + ["    esac", "  elif [[ $words[2] != -* ]]; then"]
      + ["    _describe -t commands command commands", "  fi"]
  }

  private func arguments(of command: CommandDescription, _ indent: String) -> [String] {
    let options = program.options(of: command).flatMap(specifications)
    let operands = command.arguments.map { argument in
      (argument.isRepeatable ? "*:" : argument.isOptional ? "::" : ":") + rest(argument.value)
    }
    let specifications = (options + operands).map { "\(indent)  \($0.quoted)" }
    return ["\(indent)_arguments -S \\"] + [specifications.joined(separator: " \\\n")]
  }

  /// One for each name; a name that was given rules out the others, and what the option excludes.
  private func specifications(of option: OptionDescription) -> [String] {
    let excluded = option.rules.excludes.filter { $0.hasPrefix("-") }
    let others = (option.isRepeatable ? [] : option.names) + excluded
    let exclusion = others.count > 1 ? "(\(others.joined(separator: " ")))" : ""
    return option.names.map { name in
      let value = option.value.map { ":" + rest($0) } ?? ""
      let attached = option.value != nil && name.hasPrefix("--") ? "=" : ""
      return exclusion + (option.isRepeatable ? "*" : "") + name + attached
        + "[\(option.summary.escaped)]" + value
    }
  }

  /// A value's name, and what is offered for it.
  private func rest(_ value: ValueDescription) -> String {
    "\(value.name.escaped):\(offer(value.completion))"
  }

  private func offer(_ completion: Completion) -> String {
    let paths = completion.path.map { $0 == .file ? "_files" : "_files -/" }
    if completion.words.isEmpty { return paths ?? " " }
    let words = completion.words.joined(separator: " ")
    guard let paths else { return "(\(words))" }
    return "{compadd \(words); \(paths)}"
  }
}

extension String {
  /// What ends a part of a specification is written with a backslash.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      text += (":[]\\".contains(character) ? "\\" : "") + String(character)
    }
  }
}
