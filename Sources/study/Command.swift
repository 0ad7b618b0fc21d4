import CommandLineKit
import CompareSupport

/// What the user asked for.
enum Command: Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case nothing
  case diff(DiffOptions)
  case exercise(ExerciseOptions)
  case change(ChangeCommand)
  case scene(SceneOptions)
  case documents(DocumentsOptions)
}

extension Command {
  static let declaration = ProgramDeclaration<Command>(
    "study", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Work with what there is to study: exercises, changes, scenes and documents.",
      values: (), meaning: { .nothing }),
    commands: [
      DiffCommand.declaration, ExerciseCommand.declaration, ChangeCommand.declaration,
      SceneCommand.declaration, DocumentsCommand.declaration,
    ],
    information: Command.information)

  /// - Parameter session: Made only for what works with the package.
  /// - Returns: The exit code.
  /// - Throws: Why it couldn't be done.
  func run(in session: @autoclosure () throws(Failure) -> Session) throws(Failure) -> Int32 {
    switch self {
    case .information(let text): try Output.say(text)
    case .diff(let options): return try PatternDiff(session: session()).run(options)
    case .exercise(let options): return try ExerciseCommand.run(options, in: session())
    case .change(let command): return try command.run(in: session())
    case .scene(let options): return try SceneCommand.run(options, in: session())
    case .documents(let options): return try DocumentsCommand.run(options, in: session())
    case .nothing:
      throw .misused(
        .missingArgument("subcommand", allowed: Self.declaration.description.commands.map(\.name)))
    }
    return SearchStatus.nothingFound
  }
}
