import CommandLineKit

/// What the command line asks for.
enum Command: Equatable, Sendable {
  /// Prints what is said about the program: help, version, completions, manual.
  case information(String)
  case run(Options)
}

extension Command {
  /// Reads the arguments that follow the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    do throws(UsageError) {
      return try declaration.parse(arguments)
    } catch {
      throw elsewhere(error)
    }
  }
}
