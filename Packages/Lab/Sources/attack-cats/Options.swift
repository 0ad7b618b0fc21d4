import CommandLineKit

/// The options on the command line.
struct Options: Equatable, Sendable {
  var seed: UInt64 = 1
  var mutants = 10_000
  var answers = 500
  var jobs = 1
  var hasProgress = false
  /// All series if empty.
  var series: [Series] = []
  /// Only this try of each series.
  var number: Int?
  /// Report each try and its outcome to the process that started this one.
  var isWorker = false
  /// With `isWorker`: the number of tries, starting at `number`.
  var count = 1

  var used: [Series] { series.isEmpty ? Series.allCases : series }
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-cats", version: "0.1.0",
    main: CommandDeclaration(
      overview:
        "Attacks cat loading and picture reading with hostile answers and broken files.",
      discussion: [
        "Each try runs in a process that may crash or hang without harm. A crash, a minute of"
          + " silence, too much memory, an open descriptor or a wrong error is a violation: it is"
          + " reported with the command that repeats it, and the exit code is 2."
      ],
      values: Options(),
      options: [
        OptionGroup("OPTIONS", searching), OptionGroup("ONE TRY", repeating),
        OptionGroup("WORKERS", working),
      ],
      meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var searching: [OptionDeclaration<Options>] {
    [
      .number("--seed", help: "The random number seed.", default: 1) { $0.seed = UInt64($1) },
      .number("--mutants", help: "How many PNG files to mutate.", default: 10_000) {
        $0.mutants = $1
      },
      .number("--answers", help: "How many answers to mutate and loads to cancel.", default: 500) {
        $0.answers = $1
      },
      .number("--jobs", help: "How many processes to use.", default: 1) { $0.jobs = $1 },
      .flag("--progress", help: "Report progress on standard error.") { $0.hasProgress = true },
    ]
  }

  private static var repeating: [OptionDeclaration<Options>] {
    [
      .choices(
        "--series", value: "name", of: Series.allCases,
        help: "The attacks to make, separated by commas; all by default."
      ) { options, series in options.series += series.filter { !options.series.contains($0) } },
      .number("--number", help: "Make only this try.", in: 0...1_000_000_000) { $0.number = $1 },
    ]
  }

  private static var working: [OptionDeclaration<Options>] {
    [
      .flag("--worker", help: "Make the tries here, and report them to the process that counts.") {
        $0.isWorker = true
      },
      .number("--count", help: "How many tries from the number on.", default: 1) { $0.count = $1 },
    ]
  }
}
