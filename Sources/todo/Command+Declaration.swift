import CommandLineKit
import Implementations

extension Command {
  /// What the program takes, and what it says about itself.
  static let declaration = ProgramDeclaration<Command>(
    "todo", version: "0.1.0",
    main: CommandDeclaration(
      overview: "A todo app, written in five ways.",
      // The argument takes its place; nothing runs without one.
      values: Options(implementation: .mvc),
      arguments: [
        .choice(
          "pattern", of: Implementation.allCases,
          lists: [
            WordList("OTHER FORMS", Implementation.forms),
            WordList("THE ROAD", Implementation.road),
          ], help: "The way it is written."
        ) { $0.implementation = $1 }
      ],
      options: [OptionGroup("OPTIONS", OptionDeclaration.all)],
      sections: [.init("KEY SCRIPTS", keyScripts)],
      meaning: Command.run),
    information: Command.information)

  private static let keyScripts = """
    Every character is a key. <enter> <esc> <tab> <space> <up> <down> <left> <right> <backspace> \
    are the named ones, <lt> is a '<'. <wait> waits until nothing is running, for 60 s at most; \
    <frame> prints the frame at that point; '---' separates frames. <open:URL> opens a link, with \
    \(Implementation.linkedNames).
    """
}

extension WordList {
  fileprivate init(_ title: String, _ implementations: [Implementation]) {
    self.init(title, implementations.map { ($0.rawValue, $0.form ?? "") })
  }
}
