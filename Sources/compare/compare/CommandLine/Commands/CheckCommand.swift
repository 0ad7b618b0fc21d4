import CommandLineKit
import CompareSupport
import ReportFormats

enum CheckCommand {
  static let declaration = CommandDeclaration<Command>(
    "check", overview: "Check modules against the rules of their patterns, layers and teams.",
    discussion: [
      """
      Builds the package around a folder as `compare` does, without its tests, and prints every \
      reference that breaks a rule, with its place, the types on the path, and how to fix it.
      """
    ],
    values: CheckOptions(),
    arguments: [MeasuringOptions.paths.within(\.measured)],
    options: [
      OptionGroup("WHAT IS CHECKED", checked), OptionGroup("WHAT IS ACCEPTED", accepted),
      OptionGroup("WHAT IS PRINTED", printed),
    ],
    sections: [
      .exitCodes(
        """
        0 without findings, 2 with errors or warnings that nothing accepts, 3 without them when the \
        check doesn't count: a module can't be read, or clearly less than `init` recorded, or \
        layers or a rule that .compare.json names judged nothing. 1 for no result, 64 for an \
        invalid command line. Notes are printed and change nothing.
        """)
    ],
    meaning: Command.check)

  private static let checked: [OptionDeclaration<CheckOptions>] = [
    .choice(
      "--pattern", value: "pattern", of: Pattern.allCases, ignoresCase: true,
      help: "Check them against this pattern.",
      default: "each module's own, as .compare.json has it"
    ) { $0.measured.held = .one($1) },
    MeasuringOptions.module(
      help: "Only this module.",
      default: "those that have the pattern, or a layer, in .compare.json; all, when none has one"
    ).within(\.measured),
    MeasuringOptions.sources(
      help: """
        Check a folder of sources, without manifest and build; as <name>=<folder> it has that name.
        """,
      excludes: ["--scratch-path", "--index-store", "--module"]
    ).within(\.measured),
    MeasuringOptions.packages(excludes: ["--scratch-path", "--index-store", "--module"]).within(
      \.measured),
    .flag(
      "--tests",
      help: "Run the suites as well, for thresholds of numbers that need them, such as coverage.",
      rules: .init(excludes: ["--sources", "--packages", "--scratch-path", "--index-store"])
    ) { $0.measured.runsTests = true },
    MeasuringOptions.scratchPath.within(\.measured),
    MeasuringOptions.indexStore.within(\.measured),
  ]

  private static let accepted: [OptionDeclaration<CheckOptions>] = [
    .text(
      "--since", value: "revision",
      help: """
        Accept the findings that this revision of the git repository has, under the current rules; \
        say how many comments and baseline entries were added and removed since.
        """,
      rules: .init(excludes: ["--baseline", "--scratch-path", "--index-store"])
    ) { $0.since = $1 },
    .text(
      "--baseline", value: "file", completion: .file,
      help: "Accept the findings that this file names.",
      default: "the one that .compare.json names, if it names one"
    ) { $0.baseline = $1 },
    .flag(
      "--update-baseline", help: "Write that file: accept what there is now.",
      rules: .init(excludes: ["--strict"])
    ) { $0.updatesBaseline = true },
    .flag(
      "--strict",
      help: """
        Let entries that no longer occur, and comments that accept nothing, count as findings do.
        """
    ) { $0.isStrict = true },
    OutputOptions.allowPartial(
      help: "End with 0, not with 3, when the check doesn't count."
    ).within(\.measured.output),
  ]

  private static let printed: [OptionDeclaration<CheckOptions>] = [
    .choice(
      "--format", value: "format", of: CheckFormat.allCases,
      help: "The format of the result.", default: CheckOptions().format.rawValue
    ) { $0.format = $1 },
    OutputOptions.file.within(\.measured.output),
    MeasuringOptions.timings.within(\.measured),
    MeasuringOptions.verbose.within(\.measured),
  ]
}
