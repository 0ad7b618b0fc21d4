import CommandLineKit

/// The options on the command line.
struct Options: Equatable, Sendable {
  var rule: String?
  var keep: String?
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "plant", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Breaks every rule in every spelling, and counts what `compare check` finds.",
      discussion: [
        "Each breach stands in files of its own next to a small app without any; those of one pattern"
          + " are checked in one run. The result is Markdown: for each rule how many of its breaches"
          + " were found and with which severity, and for each spelling.",
        "It runs the `compare` next to it.",
      ],
      values: Options(),
      options: [
        OptionGroup(
          "OPTIONS",
          [
            .text(
              "--rule", value: "rule", help: "Break only this rule, or those whose names begin so.",
              default: "all"
            ) {
              $0.rule = $1
            },
            .text(
              "--keep", value: "folder", completion: .folder,
              help: "Write the sources into this folder, and leave them there."
            ) { $0.keep = $1 },
          ])
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)
}
