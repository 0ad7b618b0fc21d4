import CommandLineKit
import CompareSupport

/// The tool without a command's name: it measures.
enum CompareCommand {
  static let declaration = CommandDeclaration<Command>(
    overview: "Measure the architecture of Swift code, from the compiler's own records.",
    discussion: [
      """
      Builds the package around a folder with its tests, in a scratch folder of its own \
      (.build-compare), runs each module's own suite by itself, and prints size, coupling, \
      complexity, tests and coverage, a column per module.
      """,
      """
      Reports what cannot be measured, with the reason, and measures the rest: a partial result.
      """,
    ],
    values: Options(), arguments: [MeasuringOptions.paths],
    options: [
      OptionGroup("WHAT IS MEASURED", measured), OptionGroup("WHAT IS PRINTED", printed),
    ],
    sections: [
      .exitCodes(
        """
        0 for a whole result, 1 for no result, 2 for what `check` found, 3 for a partial result, 64 for \
        an invalid command line.
        """)
    ],
    meaning: Command.compare)

  /// The options about what a build or the suites leave.
  private static let buildOptions = [
    "--scratch-path", "--index-store", "--coverage", "--suite", "--module", "--variants",
    "--no-tests", "--actions",
  ]

  private static let measured: [OptionDeclaration<Options>] = [
    MeasuringOptions.sources(
      help: """
        Measure a folder of sources, without manifest and build; as <name>=<folder> the column has \
        that name.
        """,
      excludes: buildOptions),
    MeasuringOptions.packages(excludes: buildOptions),
    MeasuringOptions.module(
      help: "Only this module becomes a column.",
      default: "those that .compare.json names, else all but tests"),
    .choice(
      "--variants", value: "pattern", of: VariantChoice.allCases,
      help: """
        Also the other forms of a pattern, or of all, or the clean-room rewritings, or the app \
        without a pattern, that .compare.json names; or only the steps of the road from one \
        pattern to another.
        """, rules: .init(excludes: ["--module"])
    ) { $0.variants = $1 },
    .choices(
      "--with", value: "patterns", of: Pattern.allCases,
      help: "Reference columns next to them, separated by commas."
    ) { $0.references += $1 },
    .text(
      "--suite", value: "name",
      help: "Also measure coverage under one test target that all share."
    ) { $0.sharedSuite = $1 },
    .flag(
      "--actions",
      help: """
        Also run the actions that .compare.json names, and add what they took to the table. Builds \
        their program once more.
        """,
      rules: .init(excludes: ["--edges"])
    ) { $0.runsActions = true },
    .flag("--no-tests", help: "Run no suites; test and coverage cells show a dash.") {
      $0.runsTests = false
    },
    MeasuringOptions.scratchPath,
    MeasuringOptions.indexStore,
    .text(
      "--coverage", value: "file", completion: .file,
      help: "Use this llvm-cov export, in JSON; run no suites."
    ) { $0.coverage = $1 },
  ]

  private static let printed: [OptionDeclaration<Options>] = [
    OutputOptions.format.within(\.output),
    OutputOptions.all.within(\.output),
    OutputOptions.rows().within(\.output),
    .text(
      "--edges", value: "module",
      help: """
        List every dependency edge of one module, with the number of references and one place as \
        evidence, instead of the table. Runs no suites.
        """
    ) { $0.edges = $1 },
    OutputOptions.file.within(\.output),
    .text(
      "--keep", value: "file", completion: .file,
      help: "Also keep the whole result in a file, as JSON, for render and diff.",
      rules: .init(excludes: ["--edges"])
    ) { $0.kept = $1 },
    OutputOptions.summary.within(\.output),
    OutputOptions.allowPartial.within(\.output),
    MeasuringOptions.timings,
    MeasuringOptions.verbose,
  ]
}
