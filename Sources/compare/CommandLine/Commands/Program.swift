import CommandLineKit

/// All that the tool can be asked for.
enum Program {
  static let declaration = ProgramDeclaration<Command>(
    "compare", version: Help.version, main: CompareCommand.declaration,
    commands: [CheckCommand.declaration, RenderCommand.declaration, DiffCommand.declaration],
    information: Command.information)
}

extension Command {
  /// Reads the arguments that follow the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - isThere: Whether a path leads anywhere: where it doesn't, a slip in a command's name is
  ///     more likely.
  /// - Returns: What they mean.
  /// - Throws: What is wrong with them.
  static func parse(
    _ arguments: [String], isThere: (String) -> Bool = { _ in true }
  ) throws(UsageError) -> Command {
    try Program.declaration.parse(arguments, isArgument: isThere)
  }
}
