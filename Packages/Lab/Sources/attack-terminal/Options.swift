import CommandLineKit
import Implementations

/// The options on the command line.
struct Options: Equatable, Sendable {
  /// All attacks if empty.
  var attacks: [Attack] = []
  var implementations: [Implementation] = []
  var rounds = 1
  var seed: UInt64 = 1
  var hasProgress = false
  /// Run as this victim instead of attacking.
  var victim: Victim?

  var usedAttacks: [Attack] { attacks.isEmpty ? Attack.allCases : attacks }

  var used: [Implementation] { implementations.isEmpty ? Implementation.allCases : implementations }
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-terminal", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Attacks todo on a pseudo-terminal, and checks that it restores the terminal.",
      discussion: [
        "Each round makes every attack once, each on another implementation. After each attack the"
          + " terminal must be set as before, the exit code or signal must say why it ended, and"
          + " only the encoder's sequences may have been written. A violation is reported with a"
          + " command that repeats it, and the exit code is 2."
      ],
      values: Options(), options: [OptionGroup("OPTIONS", options)], meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .number("--rounds", help: "How many rounds to make.", default: 1) { $0.rounds = $1 },
      .number("--seed", help: "The seed of the first round; the others follow.", default: 1) {
        $0.seed = UInt64($1)
      },
      .choices(
        "--attack", value: "name", of: Attack.allCases,
        help: "The attacks to make, separated by commas; all by default."
      ) { options, attacks in
        options.attacks += attacks.filter { !options.attacks.contains($0) }
      },
      .choices(
        "--implementation", value: "name", of: Implementation.allCases,
        help: "The implementations to attack, separated by commas; all in turn by default."
      ) { options, names in
        options.implementations += names.filter { !options.implementations.contains($0) }
      },
      .flag("--progress", help: "Report progress on standard error.") { $0.hasProgress = true },
      .choice(
        "--victim", value: "overflow|trap|abort|access", of: Victim.allCases,
        help: "Run as a program that crashes when c is pressed; the attacks start it."
      ) { $0.victim = $1 },
    ]
  }
}
