/// The completion script for bash, including the bash 3.2 that ships with macOS.
struct BashCompletion {
  let program: ProgramDescription

  private var function: String { program.functionName }

  var lines: [String] {
    helpers + program.commands.flatMap { command($0, function: "\(function)_\($0.name)") }
      + command(program.main, function: "\(function)_main") + entry
  }

  private var helpers: [String] {
    """
    # Completions of \(program.name) for bash.

    \(function)_words() {
      COMPREPLY+=($(compgen -W "$1" -- "$word"))
    }

    \(function)_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$word")
    }
    """.lines
  }

  private func command(_ command: CommandDescription, function name: String) -> [String] {
    let options = program.options(of: command)
    let values = options.compactMap { option in
      option.value.map { value in
        let offers = offers(value.completion).map { $0 + "; " }.joined()
        return "    \(option.names.joined(separator: " | "))) \(offers)return ;;"
      }
    }
    let names = options.flatMap(\.names).joined(separator: " ")
    let offered = operands(of: command).map { "    " + $0 }
    return ["", "\(name)() {"]
      + (values.isEmpty ? [] : ["  case \"$before\" in"] + values + ["  esac"])
      + ["  if [[ $word == -* ]]; then", "    \(function)_words \"\(names)\"", "  else"]
      + (offered.isEmpty ? ["    :"] : offered) + ["  fi", "}"]
  }

  private func operands(of command: CommandDescription) -> [String] {
    let names = program.commandNames.joined(separator: " ")
    let isMain = command.name.isEmpty && !names.isEmpty
    return (isMain ? ["if ((COMP_CWORD == 1)); then \(function)_words \"\(names)\"; fi"] : [])
      + Set(command.arguments.flatMap { offers($0.value.completion) }).sorted()
  }

  private func offers(_ completion: Completion) -> [String] {
    let words = completion.words.joined(separator: " ")
    return (words.isEmpty ? [] : ["\(function)_words \"\(words)\""])
      + (completion.path.map { ["\(function)_paths \($0 == .file ? "-f" : "-d")"] } ?? [])
  }

  private var entry: [String] {
    """

    \(function)() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
      COMPREPLY=()
      # bash takes '--name=value' for three words.
      if [[ $word == "=" ]]; then
        word=""
      elif [[ $before == "=" ]]; then
        before="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
    """.lines + choice
      + """
      }

      complete -F \(function) \(program.name)
      """.lines
  }

  /// Picks the function that completes the words at this position.
  private var choice: [String] {
    let names = program.commands.map(\.name)
    if names.isEmpty { return ["  \(function)_main"] }
    return [
      "  local command=\"\"",
      "  if ((COMP_CWORD > 1)); then command=\"${COMP_WORDS[1]}\"; fi",
      "  case \"$command\" in",
    ] + names.map { "    \($0)) \(function)_\($0) ;;" } + [
      "    help) \(function)_words \"\(names.joined(separator: " "))\" ;;",
      "    *) \(function)_main ;;",
      "  esac",
    ]
  }
}
