import CommandLineKit

/// What the command line asks for.
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
      overview: "Attacks the file in which todos are kept, and looks whether any gets lost.",
      discussion: [
        "Processes that write are killed; each call that changes files fails, in each way; power is"
          + " lost after each of them; bits flip and ends are cut off; others put triggers, views and"
          + " tables of their own into the file. What was acknowledged has to"
          + " be there, and what is refused has to say so and to stay as it was. If not, the exit"
          + " code is 2. A number of 0 leaves an attack out."
      ],
      values: Options(),
      options: [OptionGroup("OPTIONS", options)],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .number("--seed", help: "What chance begins with.", in: 0...1_000_000_000, default: 1) {
        $0.seed = UInt64($1)
      },
      .number(
        "--kills", help: "How many processes are killed while they write.", in: 0...1_000_000_000,
        default: 500
      ) {
        $0.kills = $1
      },
      .number(
        "--flips", help: "How often a file or its log is damaged.", in: 0...1_000_000_000,
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
        "--failures", help: "How many changes are made on disks that fail.", in: 0...1_000_000_000,
        default: 15
      ) {
        $0.failures = $1
      },
      .number(
        "--losses", help: "How many changes are made while power is lost.", in: 0...1_000_000_000,
        default: 100
      ) {
        $0.losses = $1
      },
      .flag("--progress", help: "Say on standard error how far it is.") { $0.hasProgress = true },
    ]
  }
}
