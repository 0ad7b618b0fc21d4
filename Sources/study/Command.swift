import CommandLineKit

/// What the user asked for.
enum Command: Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case nothing
  case documents(DocumentsOptions)
  case diff(DiffOptions)
  case scene(SceneOptions)
  case exercise(ExerciseOptions)
  case change(ChangeCommand)
}

extension Command {
  static let declaration = ProgramDeclaration<Command>(
    "study", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Work with what there is to study: exercises, changes, scenes and documents.",
      values: (), meaning: { .nothing }),
    commands: [
      DiffCommand.declaration, ExerciseCommand.declaration, SceneCommand.declaration,
      DocumentsCommand.declaration,
    ],
    commands: [DocumentsCommand.declaration, ChangeCommand.declaration],
    information: Command.information)

  /// - Returns: The exit code.
  func run(in session: Session) throws(Ending) -> Int32 {
    switch self {
    case .documents(let options): return try DocumentsCommand.run(options, in: session)
    case .information(let text): try session.say(text)
    case .diff(let options): return try PatternDiff(session: session).run(options)
    case .scene(let options): return try SceneCommand.run(options, in: session)
    case .exercise(let options): return try ExerciseCommand.run(options, in: session)
    case .change(let command): return try command.run(in: session)
    case .information(let text): print(text, terminator: "")
    case .nothing:
      throw .misused(
        .missingArgument("subcommand", allowed: Self.declaration.description.commands.map(\.name)))
    }
    return SearchStatus.nothingFound
  }
}
