import CommandLineKit
import CompareSupport
import ReportFormats

enum AffectedCommand {
  static let declaration = CommandDeclaration<Command>(
    "affected", overview: "List what changed since a revision, and all that depends on it.",
    discussion: [
      """
      Compares the Swift files of the working tree with those of a revision of its git repository, \
      and follows the references to their types, directly and indirectly: the types, files and \
      modules that may behave differently, and the suites that test them.
      """
    ],
    values: AffectedOptions(),
    arguments: [MeasuringOptions.paths.within(\.measured)],
    options: [
      OptionGroup("WHAT IS LISTED", listed), OptionGroup("WHAT IS PRINTED", printed),
    ],
    sections: [
      .exitCodes(
        """
        0 for a whole list, 1 for no list, 3 when something is missing in it, 64 for an invalid command line.
        """)
    ],
    meaning: Command.affected)

  private static let listed: [OptionDeclaration<AffectedOptions>] = [
    .text(
      "--since", value: "revision", help: "The revision, such as main.",
      rules: .init(isRequired: true)
    ) { $0.since = $1 },
    MeasuringOptions.sources(
      help: """
        Look at a folder of sources, without manifest and build; as <name>=<folder> it has that name.
        """,
      excludes: ["--scratch-path", "--index-store"]
    ).within(\.measured),
    MeasuringOptions.packages(excludes: ["--scratch-path", "--index-store"]).within(\.measured),
    MeasuringOptions.scratchPath.within(\.measured),
    MeasuringOptions.indexStore.within(\.measured),
  ]

  private static let printed: [OptionDeclaration<AffectedOptions>] = [
    .choice(
      "--format", value: "format", of: AffectedFormat.allCases,
      help: "The format of the list.", default: AffectedOptions().format.rawValue
    ) { $0.format = $1 },
    OutputOptions.file.within(\.measured.output),
    OutputOptions.allowPartial.within(\.measured.output),
    MeasuringOptions.timings.within(\.measured),
    MeasuringOptions.verbose.within(\.measured),
  ]
}
