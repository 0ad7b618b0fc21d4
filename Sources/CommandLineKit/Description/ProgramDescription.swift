/// Everything that is said about a program.
public struct ProgramDescription: Sendable {
  let name: String
  let version: String
  /// What runs when no command is named.
  public let main: CommandDescription
  /// The commands that are named.
  public let commands: [CommandDescription]

  /// How a command is called, from the program's name on.
  func call(_ command: CommandDescription) -> String {
    command.name.isEmpty ? name : "\(name) \(command.name)"
  }

  /// The options of a command that the program itself answers, as far as they are shown there.
  func standardOptions(of command: CommandDescription) -> [OptionDescription] {
    (command.name.isEmpty ? StandardOption.allCases : [.help]).map(\.description)
  }

  /// All options of a command, with those that the program itself answers.
  func options(of command: CommandDescription) -> [OptionDescription] {
    command.options + standardOptions(of: command)
  }

  /// What an option of a command may have been meant to be: without a command's name also what
  /// only the others have, each name once.
  func suggestedOptions(for command: CommandDescription) -> [String] {
    let others = command.name.isEmpty ? commands.flatMap(\.options) : []
    return Set((options(of: command) + others).map(\.name)).sorted()
  }

  /// The words that can stand where a command is named.
  var commandNames: [String] { commands.isEmpty ? [] : commands.map(\.name) + ["help"] }
}
