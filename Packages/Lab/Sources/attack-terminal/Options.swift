import CommandLineKit
import Implementations

/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// All of them when none is named.
  var attacks: [Attack] = []
  var implementations: [Implementation] = []
  var rounds = 1
  var seed: UInt64 = 1
  var hasProgress = false
  /// To be attacked, instead of attacking.
  var victim: Victim?

  var usedAttacks: [Attack] { attacks.isEmpty ? Attack.allCases : attacks }

  var used: [Implementation] { implementations.isEmpty ? Implementation.allCases : implementations }
}

extension Options {
  static let declaration = ProgramDeclaration<SearchCommand<Options>>(
    "attack-terminal", version: "0.1.0",
    main: CommandDeclaration(
      overview: "Attacks todo on a pseudo-terminal, and looks whether it gives the terminal back.",
      discussion: [
        "Each round attacks in every way once, each time another implementation. After each attack"
          + " the terminal must be set as it was, the exit code or the signal must say why, and"
          + " nothing but what the encoder writes may have been written. If not, it is told with a"
          + " line that does it again, and the exit code is 2."
      ],
      values: Options(), options: [OptionGroup("OPTIONS", options)], meaning: SearchCommand.run),
    information: SearchCommand.information)

  private static var options: [OptionDeclaration<Options>] {
    [
      .number("--rounds", help: "How many rounds.", default: 1) { $0.rounds = $1 },
      .number("--seed", help: "The seed of the first; those of the others follow.", default: 1) {
        $0.seed = UInt64($1)
      },
      .choices(
        "--attack", value: "name", of: Attack.allCases,
        help: "Those that are made, with commas between; all when none is named."
      ) { options, attacks in
        options.attacks += attacks.filter { !options.attacks.contains($0) }
      },
      .choices(
        "--implementation", value: "name", of: Implementation.allCases,
        help: "Those that are attacked, with commas between; all in turn when none is named."
      ) { options, names in
        options.implementations += names.filter { !options.implementations.contains($0) }
      },
      .flag("--progress", help: "Say on standard error how far it is.") { $0.hasProgress = true },
      .choice(
        "--victim", value: "overflow|trap|abort|access", of: Victim.allCases,
        help: "Be a program whose scene crashes at the key c; the attacks start it."
      ) { $0.victim = $1 },
    ]
  }
}
