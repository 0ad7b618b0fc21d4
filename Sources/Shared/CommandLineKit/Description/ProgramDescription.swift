/// The description of a program.
public struct ProgramDescription: Sendable {
  let name: String
  let version: String
  /// What runs when no command is named.
  public let main: CommandDescription
  /// The named commands.
  public let commands: [CommandDescription]

  /// The words that call a command, starting with the program's name.
  func call(_ command: CommandDescription) -> String {
    command.name.isEmpty ? name : "\(name) \(command.name)"
  }

  /// The options that the program handles itself, as far as they are listed for this command.
  func standardOptions(of command: CommandDescription) -> [OptionDescription] {
    (command.name.isEmpty ? StandardOption.allCases : [.help]).map(\.description)
  }

  /// All options of a command, including those that the program handles itself.
  func options(of command: CommandDescription) -> [OptionDescription] {
    command.options + standardOptions(of: command)
  }

  /// The options to suggest for a mistyped one: without a command's name, the options of all
  /// commands count, each name once.
  func suggestedOptions(for command: CommandDescription) -> [String] {
    let others = command.name.isEmpty ? commands.flatMap(\.options) : []
    return Set((options(of: command) + others).map(\.name)).sorted()
  }

  /// The words that are accepted as a command.
  var commandNames: [String] { commands.isEmpty ? [] : commands.map(\.name) + ["help"] }
}
