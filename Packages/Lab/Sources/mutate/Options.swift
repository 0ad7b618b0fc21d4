import CommandLineKit

/// What the command line asks for.
struct Options: Equatable, Sendable {
  var module = ""
  var count = 40
  var seed: UInt64 = 1
  var jobs = 1
  /// Seconds.
  var limit = 60
  var record: String?
  var onlySurvivors = false
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "mutate", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Puts small faults into a module, one at a time, and sees which suites notice.",
      discussion: [
        "A fault is a dropped call, assignment or guard, a negated condition or a swapped constant."
          + " A seed draws which; those that don't compile are passed over. Each meets the module's"
          + " own suite and the one that all implementations share. A suite that takes too long has"
          + " noticed, and is counted apart.",
        "All of them are built at once, in .build-mutate, behind a switch that is read when the"
          + " tests begin. What no suite notices is printed, and the exit code is 2 then.",
      ],
      values: Options(),
      arguments: [
        .text("module", help: "A module such as MVCTodo, or what todo calls it.") {
          $0.module = $1
        }
      ],
      options: [OptionGroup("OPTIONS", options)],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .number("--count", help: "How many faults.", in: 1...1_000_000, default: 40) {
        $0.count = $1
      },
      .number("--seed", help: "The seed that draws them.", in: 1...1_000_000, default: 1) {
        $0.seed = UInt64($1)
      },
      .number(
        "--jobs", help: "How many suites run at the same time.", in: 1...1_000_000, default: 1
      ) {
        $0.jobs = $1
      },
      .number(
        "--limit", help: "Seconds after which a suite is stopped.", in: 1...1_000_000, default: 60
      ) {
        $0.limit = $1
      },
      .text(
        "--record", value: "file", completion: .file,
        help: "Write what is found here, and pass over what is here already."
      ) { $0.record = $1 },
      .flag(
        "--survivors",
        help: "Try those again that the record says no suite noticed, and leave it as it is.",
        rules: .init(needs: ["--record"])
      ) { $0.onlySurvivors = true },
    ]
  }
}
