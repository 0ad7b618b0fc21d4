import CommandLineKit

/// What the command line asks for.
struct Options: Equatable, Sendable {
  var interruptions = 100
  var seed: UInt64 = 1
  var hasTrees = false
  /// How many damages to an index store are tried instead.
  var records = 0
  /// How many hostile git repositories are compared with their past instead.
  var repositories = 0
  var hasProgress = false
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-compare-runs", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Runs the built `compare` on what it should survive, and tells it to end any time.",
      discussion: [
        "It starts the `compare` that lies beside it. A run that crashes, hangs, leaves a child or"
          + " half of a file, or lets a control character through is told with the line that does it"
          + " again, and the exit code is 2. So is one that makes something else of a damaged index"
          + " without a word, and one in which a repository runs a program or changes a file."
      ],
      values: Options(),
      options: [
        OptionGroup(
          "OPTIONS",
          [
            .number("--interruptions", help: "How many runs are told to end.", default: 100) {
              $0.interruptions = $1
            },
            .number("--seed", help: "The seed of the first; the others follow.", default: 1) {
              $0.seed = UInt64($1)
            },
            .flag("--trees", help: "Hostile sources instead, each in every format.") {
              $0.hasTrees = true
            },
            .number("--records", help: "So many damaged units and records instead, each twice.") {
              $0.records = $1
            },
            .number(
              "--repositories", help: "So many hostile git repositories instead, each three times."
            ) { $0.repositories = $1 },
            .flag("--progress", help: "Say on standard error how far it is.") {
              $0.hasProgress = true
            },
          ])
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)
}
