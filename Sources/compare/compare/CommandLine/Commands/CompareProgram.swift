import CommandLineKit
import CompareSupport
import Foundation

/// The tool's command line.
enum CompareProgram {
  static let declaration = ProgramDeclaration<Command>(
    "compare", version: ProgramVersion.current, main: CompareCommand.declaration,
    commands: [
      CheckCommand.declaration, InitCommand.declaration, ExplainCommand.declaration,
      RolesCommand.declaration, TraceCommand.declaration, RenderCommand.declaration,
      DiffCommand.declaration, AffectedCommand.declaration,
    ],
    information: Command.information)

  /// Reads the arguments that follow the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words; the first is a path, even if it is almost a command's name, if it
  ///     exists.
  ///   - folder: The folder that paths are relative to.
  /// - Returns: Their meaning.
  /// - Throws: An error that says what is wrong with them.
  static func parse(
    _ arguments: [String], in folder: String = FileManager.default.currentDirectoryPath
  ) throws(UsageError) -> Command {
    let command = try declaration.parse(arguments) { word in
      FileManager.default.fileExists(atPath: "\(folder)/\(word)")
    }
    return try command.checked()
  }
}

enum ExplainCommand {
  private struct Values {
    var rule: String?
  }

  static let declaration = CommandDeclaration<Command>(
    "explain", overview: "Say what a rule of `check` forbids, why, and how to turn it off.",
    values: Values(),
    arguments: [
      .text(
        "rule", isOptional: true, help: "Its name, as findings have it in brackets.",
        default: "a list of all rules"
      ) { $0.rule = $1 }
    ],
    options: [],
    meaning: { .explain(rule: $0.rule) })
}
