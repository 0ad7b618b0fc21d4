import CommandLineKit

/// What the command line asks for.
struct Options: Equatable, Sendable {
  var seed: UInt64 = 1
  var mutants = 10_000
  var answers = 500
  var jobs = 1
  var hasProgress = false
  /// All of them when none is named.
  var series: [Series] = []
  /// The number of the only try.
  var number: Int?
  /// Say every try and what came of it, for the process that started this one.
  var isWorker = false
  /// With `isWorker`, how many tries from the number on.
  var count = 1

  var used: [Series] { series.isEmpty ? Series.allCases : series }
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-cats", version: "0.1.0",
    main: CommandDeclaration(
      overview:
        "Attacks what loads cats and reads pictures: with hostile answers and broken files.",
      discussion: [
        "Each try runs in a process that may crash or hang without harm: a crash, a minute of"
          + " silence, memory over the bound, a descriptor that stays open or the wrong error is a"
          + " violation, which is told with the line that shows it again. Then the exit code is 2."
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
      .number("--seed", help: "The seed of all chance.", default: 1) { $0.seed = UInt64($1) },
      .number("--mutants", help: "How many PNG files are mutated.", default: 10_000) {
        $0.mutants = $1
      },
      .number("--answers", help: "How many answers are mutated, and loads cancelled.", default: 500)
      { $0.answers = $1 },
      .number("--jobs", help: "How many processes share the work.", default: 1) { $0.jobs = $1 },
      .flag("--progress", help: "Say on standard error how far it is.") { $0.hasProgress = true },
    ]
  }

  private static var repeating: [OptionDeclaration<Options>] {
    [
      .choices(
        "--series", value: "name", of: Series.allCases,
        help: "The attacks that are tried, with commas between; all when none is named."
      ) { options, series in options.series += series.filter { !options.series.contains($0) } },
      .number("--number", help: "The only try of each.", in: 0...1_000_000_000) { $0.number = $1 },
    ]
  }

  private static var working: [OptionDeclaration<Options>] {
    [
      .flag("--worker", help: "Try here, and say so in lines for the process that counts.") {
        $0.isWorker = true
      },
      .number("--count", help: "How many tries from the number on.", default: 1) { $0.count = $1 },
    ]
  }
}
