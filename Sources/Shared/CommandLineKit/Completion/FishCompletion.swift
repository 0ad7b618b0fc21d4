/// The completion script for fish.
struct FishCompletion {
  let program: ProgramDescription

  private var function: String { "_" + program.functionName }

  var lines: [String] {
    ["# Completions of \(program.name) for fish."] + (program.commands.isEmpty ? [] : conditions)
      + ["", "complete -c \(program.name) -f"]
      + (program.commands.isEmpty ? [] : program.commands.map(offer) + [helpOffer])
      + words(of: program.main) + program.commands.flatMap(words)
  }

  private var conditions: [String] {
    """

    function \(function)_first
        test (count (commandline -opc)) -eq 1
    end

    function \(function)_in
        set -l words (commandline -opc)
        set -l command
        if test (count $words) -gt 1; and contains -- $words[2] \(names)
            set command $words[2]
        end
        test "$command" = "$argv[1]"
    end
    """.lines
  }

  private var names: String { program.commandNames.joined(separator: " ") }

  private func offer(_ command: CommandDescription) -> String {
    "complete -c \(program.name) -n \(function)_first -a \(command.name)"
      + " -d \(command.summary.quotedForFish)"
  }

  private var helpOffer: String {
    let commands = program.commands.map(\.name).joined(separator: " ")
    return """
      complete -c \(program.name) -n \(function)_first -a help -d 'Show help information'
      complete -c \(program.name) -n '\(function)_in help' -a '\(commands)'
      """
  }

  private func words(of command: CommandDescription) -> [String] {
    let name = command.name.isEmpty ? "\"\"" : command.name
    let condition = program.commands.isEmpty ? "" : " -n '\(function)_in \(name)'"
    let start = "complete -c \(program.name)\(condition)"
    let operands = Set(command.arguments.map { offers($0.value.completion) }).sorted()
    return [""] + operands.filter { !$0.isEmpty }.map { start + $0 }
      + program.options(of: command).map { option in
        let value = option.value.map { value in
          (value.completion.path == .file ? " -r" : " -x") + offers(value.completion)
        }
        return start + names(option) + (value ?? "") + " -d \(option.summary.quotedForFish)"
      }
  }

  private func names(_ option: OptionDescription) -> String {
    option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }.joined()
  }

  private func offers(_ completion: Completion) -> String {
    var words = completion.words
    if completion.path == .folder { words.append("(__fish_complete_directories)") }
    return (words.isEmpty ? "" : " -a '\(words.joined(separator: " "))'")
      + (completion.path == .file ? " -F" : "")
  }
}

extension String {
  fileprivate var quotedForFish: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
