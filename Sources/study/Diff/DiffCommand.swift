import CommandLineKit

/// What `diff` was asked for.
struct DiffOptions: Sendable {
  enum Format {
    case lines, counts, matrix
  }

  var patterns: [String] = []
  var scenes: [String] = []
  var format = Format.lines
}

enum DiffCommand {
  static let declaration = CommandDeclaration<Command>(
    "diff", overview: "Show two patterns side by side, file by file of the same role.",
    discussion: [
      """
      The file that decides (MVC's controller, a presenter, a view model, a reducer) is paired with \
      its counterpart, a view with a view, any other file with its namesake; a file without a \
      partner is new or gone. Lines are compared literally: another type's name is a change.
      """
    ],
    values: DiffOptions(),
    arguments: [
      .text(
        "one", completion: .words(PatternFolder.five), isOptional: true,
        help: "mvc, mvp, mvvm, mvi, viper, todo's name for another form or a step, or a module."
      ) { $0.patterns.append($1) },
      .text(
        "other", completion: .words(PatternFolder.five), isOptional: true,
        help: "The pattern to compare it with."
      ) { $0.patterns.append($1) },
      .text(
        "scene", isOptional: true, isRepeatable: true, help: "Only these folders of both.",
        default: "all of both"
      ) { $0.scenes.append($1) },
    ],
    options: [
      OptionGroup(
        "OPTIONS",
        [
          .flag(
            "--stat", help: "Print the changed lines, added and removed, of each pair and in all."
          ) { $0.format = .counts },
          .flag(
            "--matrix", help: "Print the changed lines of every two of the five, as Markdown.",
            rules: .init(excludes: ["--stat", "<one>"])
          ) { $0.format = .matrix },
        ])
    ],
    meaning: Command.diff)
}
