import CommandLineKit

enum InitCommand {
  static let declaration = CommandDeclaration<Command>(
    "init", overview: "Write a first .compare.json, and a baseline, so that a team starts green.",
    discussion: [
      """
      Finds the modules, and their patterns by the roles of their types. Manifests, the targets of \
      an Xcode project or, without a pattern, folders become layers, if their order is plain. Today's findings of `compare check` go into \
      compare-baseline.json: from then on it ends with 0 until there is something new.
      """
    ],
    values: InitOptions(),
    arguments: [MeasuringOptions.path.within(\.measured)],
    options: [
      OptionGroup(
        "OPTIONS",
        [
          MeasuringOptions.sources(
            help: """
              Begin with a folder of sources, without manifest and build. The files are written \
              there, or for several here.
              """,
            excludes: ["--scratch-path", "--index-store"]
          ).within(\.measured),
          MeasuringOptions.packages(excludes: ["--scratch-path", "--index-store"])
            .within(\.measured),
          MeasuringOptions.scratchPath.within(\.measured),
          MeasuringOptions.indexStore.within(\.measured),
          .flag("--force", help: "Overwrite existing files.") { $0.overwrites = true },
        ])
    ],
    sections: [
      .exitCodes(
        """
        0 when both files were written, 1 when none was, 64 for an invalid command line.
        """)
    ],
    meaning: Command.begin)
}
