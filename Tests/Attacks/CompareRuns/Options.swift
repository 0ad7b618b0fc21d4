import CommandLineKit

/// What the command line asks for.
struct Options: Equatable, Sendable {
  var interruptions = 100
  var seed: UInt64 = 1
  var hasTrees = false
  var hasProgress = false
}

enum Command: Equatable, Sendable {
  case information(String)
  case run(Options)
}

extension Command {
  static let declaration = ProgramDeclaration<Command>(
    "attack-compare-runs", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Runs the built `compare` on hostile sources, and tells it to end at any moment.",
      discussion: [
        "It starts the `compare` that lies beside it. A run that crashes, hangs, leaves a child or"
          + " half of a file, or lets a control character through is told with the line that does it"
          + " again, and the exit code is 2."
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
            .flag("--progress", help: "Say on standard error how far it is.") {
              $0.hasProgress = true
            },
          ])
      ],
      meaning: Command.run),
    information: Command.information)
}
