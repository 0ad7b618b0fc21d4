import CommandLineKit
import ReportFormats

enum RolesCommand {
  static let declaration = CommandDeclaration<Command>(
    "roles", overview: "List every type with its role, and how the role was found.",
    discussion: [
      """
      Builds the package around a folder as `compare` does, without its tests, and prints the role \
      of each type with the evidence: an entry in .compare.json, what it inherits from, its name, or \
      its folder. A role is unclear if the compiler and the name contradict each other; types \
      without a role are last.
      """
    ],
    values: RolesOptions(),
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
    meaning: Command.roles)

  private static let listed: [OptionDeclaration<RolesOptions>] = [
    MeasuringOptions.module(
      help: "Only this module's types.",
      default: "those that .compare.json names, else all but tests"
    ).within(\.measured),
    MeasuringOptions.sources(
      help: """
        List the types of a folder of sources, without manifest and build; as <name>=<folder> it \
        has that name.
        """,
      excludes: ["--scratch-path", "--index-store", "--module"]
    ).within(\.measured),
    MeasuringOptions.packages(excludes: ["--scratch-path", "--index-store", "--module"]).within(
      \.measured),
    MeasuringOptions.scratchPath.within(\.measured),
    MeasuringOptions.indexStore.within(\.measured),
  ]

  private static let printed: [OptionDeclaration<RolesOptions>] = [
    .choice(
      "--format", value: "format", of: RolesFormat.allCases,
      help: "The format of the list.", default: RolesOptions().format.rawValue
    ) { $0.format = $1 },
    OutputOptions.file.within(\.measured.output),
    OutputOptions.allowPartial.within(\.measured.output),
    MeasuringOptions.timings.within(\.measured),
    MeasuringOptions.verbose.within(\.measured),
  ]
}
