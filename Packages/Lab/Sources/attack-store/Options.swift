import CommandLineKit

/// The options on the command line.
struct Options: Equatable, Sendable {
  var seed: UInt64 = 1
  var kills = 500
  var flips = 1000
  var schemas = 500
  var failures = 15
  var losses = 100
  var hasProgress = false
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-store", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Attacks the todo file and checks that no todo is lost.",
      discussion: [
        "Writing processes are killed; each call that changes a file fails in every way; power is"
          + " lost after each such call; bits flip or ends are cut; other programs add triggers,"
          + " views and tables. Acknowledged changes must be there afterwards, refusals"
          + " must be reported, and a refused file must stay unchanged. If not, the exit"
          + " code is 2. A number of 0 skips an attack."
      ],
      values: Options(),
      options: [OptionGroup("OPTIONS", options)],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .number("--seed", help: "The random number seed.", in: 0...1_000_000_000, default: 1) {
        $0.seed = UInt64($1)
      },
      .number(
        "--kills", help: "How many writing processes to kill.", in: 0...1_000_000_000,
        default: 500
      ) {
        $0.kills = $1
      },
      .number(
        "--flips", help: "How often to damage a file or its log.", in: 0...1_000_000_000,
        default: 1000
      ) {
        $0.flips = $1
      },
      .number(
        "--schemas", help: "How often another program changes the schema.", in: 0...1_000_000_000,
        default: 500
      ) {
        $0.schemas = $1
      },
      .number(
        "--failures", help: "How many changes to make on failing disks.", in: 0...1_000_000_000,
        default: 15
      ) {
        $0.failures = $1
      },
      .number(
        "--losses", help: "How many changes to make while power is lost.", in: 0...1_000_000_000,
        default: 100
      ) {
        $0.losses = $1
      },
      .flag("--progress", help: "Report progress on standard error.") { $0.hasProgress = true },
    ]
  }
}
