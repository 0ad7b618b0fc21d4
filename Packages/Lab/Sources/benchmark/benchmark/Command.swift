import CommandLineKit

/// The result of parsing the command line.
enum Command: Equatable, Sendable {
  /// Prints text about the program: help, version, completions, manual.
  case information(String)
  case times(Options)
  case counts(Options)
  case check(Options)
  case pictures

  static let declaration = ProgramDeclaration<Command>(
    "benchmark", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Measures what the implementations cost at run time, side by side.",
      discussion: [
        "Prints times, memory, differences and published claims. Use a release build, on a "
          + "machine that is otherwise idle."
      ],
      values: Options(),
      options: [OptionGroup("OPTIONS", [.of, .rounds, .seed, .format])],
      meaning: Command.times),
    commands: [
      CommandDeclaration(
        "counts", overview: "Prints what is the same in every run: allocations and live objects.",
        values: Options(), options: [OptionGroup("OPTIONS", [.of, .format])],
        meaning: Command.counts),
      CommandDeclaration(
        "check", overview: "Counts twice, and fails if the counts differ or exceed their bounds.",
        values: Options(), options: [OptionGroup("OPTIONS", [.of])], meaning: Command.check),
      CommandDeclaration(
        "pictures", overview: "Times filters and PNG files.", values: (),
        meaning: { Command.pictures }),
    ],
    information: Command.information)
}
