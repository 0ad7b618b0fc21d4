/// The completion script for zsh: source it, or save it as `_name` in a folder of `$fpath`.
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

  /// Offers the commands where one can stand; after a command, its own words are offered.
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

  /// One per name; using a name rules out the option's other names and the options it excludes.
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

  /// The name of a value and its completions.
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
  /// Escapes the characters that would end a part of a specification.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      text += (":[]\\".contains(character) ? "\\" : "") + String(character)
    }
  }
}
