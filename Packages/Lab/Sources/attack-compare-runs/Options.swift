import CommandLineKit

/// The options on the command line.
struct Options: Equatable, Sendable {
  var interruptions = 100
  var seed: UInt64 = 1
  var hasTrees = false
  /// Damage an index store this many times instead.
  var records = 0
  /// Compare this many hostile git repositories with their past instead.
  var repositories = 0
  var hasProgress = false
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-compare-runs", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Attacks the built `compare` with interruptions, hostile sources or damaged files.",
      discussion: [
        "It runs the `compare` next to it. A run that crashes, hangs, leaves a child process or a"
          + " partial file or prints a control character is reported with the command to repeat it,"
          + " and the exit code is 2. So is a run whose result silently changes when an index is"
          + " damaged, and one in which a repository runs a program or changes a file."
      ],
      values: Options(),
      options: [
        OptionGroup(
          "OPTIONS",
          [
            .number("--interruptions", help: "How many runs to interrupt.", default: 100) {
              $0.interruptions = $1
            },
            .number("--seed", help: "The seed of the first try; the others follow.", default: 1) {
              $0.seed = UInt64($1)
            },
            .flag("--trees", help: "Measure hostile sources instead, each in every format.") {
              $0.hasTrees = true
            },
            .number("--records", help: "Damage this many units and records instead, each twice.") {
              $0.records = $1
            },
            .number(
              "--repositories", help: "Measure this many hostile repositories instead, three times."
            ) { $0.repositories = $1 },
            .flag("--progress", help: "Report progress on standard error.") {
              $0.hasProgress = true
            },
          ])
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)
}
