import CommandLineKit
import ReportFormats

enum DiffCommand {
  static let declaration = CommandDeclaration<Command>(
    "diff", overview: "Print what moved between two revisions, or two kept results.",
    discussion: [
      """
      `diff main` compares the working tree with that revision of its git repository, and \
      `diff v1 v2` two revisions. Earlier files are checked out in your caches and measured \
      there; the repository is only read. No suite is run. Both sides are measured with the \
      .compare.json of the working tree.
      """,
      """
      A name that ends in .json, or begins with /, ./ or ../ and isn't a folder, is a result kept \
      with --format json; any other name is a revision.
      """,
    ],
    values: DiffOptions(),
    arguments: [
      .text("old", help: "The earlier revision or result.") { $0.old = $1 },
      .text(
        "new", isOptional: true, help: "The later one.", default: "the working tree"
      ) { $0.new = $1 },
      .text(
        "path", completion: .folder, isOptional: true,
        help: """
          A folder of the package. Without <new> it begins with /, ./ or ../, or is one of the dots.
          """,
        default: "the current folder"
      ) { $0.path = $1 },
    ],
    options: [
      OptionGroup("WHAT IS MEASURED", measured), OptionGroup("WHAT IS PRINTED", printed),
    ],
    sections: [
      .exitCodes(
        """
        0 for a whole result, whatever changed; 1 for no result, 3 when one of the two is partial, 64 for \
        an invalid command line. Use `check --since` to fail on new findings.
        """)
    ],
    meaning: Command.diff)

  private static let measured: [OptionDeclaration<DiffOptions>] = [
    MeasuringOptions.sources(
      help: """
        Measure a folder of sources, without manifest and build; as <name>=<folder> it has that name.
        """,
      excludes: ["--module"]
    ).within(\.measured),
    MeasuringOptions.packages(excludes: ["--module"]).within(\.measured),
    MeasuringOptions.module(
      help: "Only this module.", default: "those that .compare.json names, else all"
    ).within(\.measured),
  ]

  private static let printed: [OptionDeclaration<DiffOptions>] = [
    OutputOptions.format(of: [.text, .json, .markdown, .csv]).within(\.measured.output),
    OutputOptions.file.within(\.measured.output),
    OutputOptions.allowPartial.within(\.measured.output),
    MeasuringOptions.timings.within(\.measured),
    MeasuringOptions.verbose.within(\.measured),
  ]
}
