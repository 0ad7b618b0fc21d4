import CommandLineKit

/// The options on the command line.
struct Options: Equatable, Sendable {
  var module = ""
  var count = 40
  var seed: UInt64 = 1
  var jobs = 1
  /// In seconds.
  var limit = 60
  var record: String?
  var onlySurvivors = false
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "mutate", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Puts small faults into a module, one at a time, and checks which suites notice.",
      discussion: [
        "A fault is a dropped call, assignment or guard, a negated condition or a swapped constant."
          + " A seed chooses them; those that don't compile are skipped. Each runs in the module's"
          + " own suite and in the one that all implementations share. A suite that takes too long"
          + " counts as noticing, and is counted separately.",
        "All faults are built at once, in .build-mutate; an environment variable chooses one when"
          + " the tests start. Faults that no suite notices are printed, and the exit code is 2.",
      ],
      values: Options(),
      arguments: [
        .text("module", help: "A module such as MVCTodo, or its name in todo.") {
          $0.module = $1
        }
      ],
      options: [OptionGroup("OPTIONS", options)],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .number("--count", help: "How many faults to try.", in: 1...1_000_000, default: 40) {
        $0.count = $1
      },
      .number("--seed", help: "The seed that chooses them.", in: 1...1_000_000, default: 1) {
        $0.seed = UInt64($1)
      },
      .number(
        "--jobs", help: "How many suites to run at a time.", in: 1...1_000_000, default: 1
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
        help: "Write the results to this file, and skip faults that it already has."
      ) { $0.record = $1 },
      .flag(
        "--survivors",
        help: "Repeat only faults that no suite noticed, and don't change the record.",
        rules: .init(needs: ["--record"])
      ) { $0.onlySurvivors = true },
    ]
  }
}
