import CommandLineKit

/// The result of parsing the command line.
enum Command: Equatable, Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case run(Options)
}

extension Command {
  /// Parses the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    do throws(UsageError) {
      return try declaration.parse(arguments)
    } catch {
      throw elsewhere(error)
    }
  }
}
