import CommandLineKit
import Implementations

extension Command {
  /// The command line of the program, and its help.
  static let declaration = ProgramDeclaration<Command>(
    "todo", version: "0.1.0",
    main: CommandDeclaration(
      overview: "A todo app, written in five ways.",
      // A placeholder, replaced by the required argument.
      values: Options(implementation: .mvc),
      arguments: [
        .choice(
          "pattern", of: Implementation.allCases,
          lists: Implementation.others.map { WordList($0.title, $0.implementations) },
          help: "The way it is written."
        ) { $0.implementation = $1 }
      ],
      options: [OptionGroup("OPTIONS", OptionDeclaration.all)],
      sections: [.init("KEY SCRIPTS", keyScripts)] + otherForms,
      meaning: Command.run),
    information: Command.information)

  private static let keyScripts = """
    Every character is a key. <enter> <esc> <tab> <space> <up> <down> <left> <right> <backspace> \
    are the named ones, <lt> is a '<'. <wait> waits until nothing is running, for 60 s at most; \
    <frame> prints the frame at that point; '---' separates frames. <open:URL> opens a link, with \
    \(Implementation.linkedNames).
    """
}

extension Command {
  /// Points to the program with the other forms when this one has only the five patterns.
  private static var otherForms: [CommandDescription.Section] {
    guard !Implementation.elsewhere.isEmpty else { return [] }
    return [
      .init(
        "OTHER FORMS",
        """
        Other forms of the patterns, and the steps of a road between them, are in a package of their \
        own: swift run --package-path Packages/Forms todo --help
        """)
    ]
  }

  /// Names the program that has a form which is missing in this one.
  static func elsewhere(_ error: UsageError) -> UsageError {
    guard case .unknownArgument(let word, _, _, _) = error,
      Implementation.elsewhere.contains(word)
    else { return error }
    return .explained(
      "'\(word)' is in the package of other forms:"
        + " run 'swift run --package-path Packages/Forms todo \(word)'.")
  }
}

extension WordList {
  fileprivate init(_ title: String, _ implementations: [Implementation]) {
    self.init(title, implementations.map { ($0.rawValue, $0.form ?? "") })
  }
}
