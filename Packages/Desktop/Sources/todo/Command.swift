import CommandLineKit
import Implementations

/// The result of parsing the command line.
enum Command: Equatable, Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case run(WindowOptions)
}

/// How to run the app in a window.
struct WindowOptions: Equatable, Sendable {
  /// As in the terminal.
  var app: Options
  /// The file for a picture of the window; nil for one that stays open.
  var picture: String?
}

extension Command {
  /// The command line of the program, and its help.
  static let declaration = ProgramDeclaration<Command>(
    "todo-desktop", version: "0.1.0",
    main: CommandDeclaration(
      overview: "A todo app in a window, written in five ways.",
      // A placeholder, replaced by the required argument.
      values: WindowOptions(app: Options(implementation: .mvc)),
      arguments: [
        .choice("pattern", of: Implementation.allCases, help: "The way it is written.") {
          $0.app.implementation = $1
        }
      ],
      options: [
        OptionGroup("OPTIONS", OptionDeclaration.all.map { $0.within(\.app) } + [picture])
      ],
      sections: [.init("KEY SCRIPTS", keyScripts)],
      meaning: Command.run),
    information: Command.information)

  private static let picture = OptionDeclaration<WindowOptions>.checked(
    "--picture", value: "file", expecting: "the path of a file", completion: .file,
    help: "Save a picture of the window as a PNG file, after the keys, and end."
  ) { (options, text) throws(ValueError) in
    options.picture = try text.path.expected(for: text)
  }

  private static let keyScripts = """
    Every character is a key. <enter> <esc> <tab> <space> <up> <down> <left> <right> <backspace> \
    are the named ones, <lt> is a '<'. <wait> waits until nothing is running, for 60 s at most; \
    <frame> prints the frame at that point, as the terminal would draw what the widgets show; \
    '---' separates frames.
    """
}
