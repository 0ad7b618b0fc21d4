import CommandLineKit
import Implementations
import RunTimeReport

/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// All, unless some are named.
  var implementations: [Implementation] = []
  var rounds = 20
  var seed: UInt64 = 1
  var format = ReportFormat.text

  var subjects: [Implementation] {
    implementations.isEmpty ? Implementation.allCases : implementations
  }
}

extension OptionDeclaration<Options> {
  static var of: Self {
    .choices(
      "--of", value: "names", of: Implementation.allCases,
      help: "Measure these alone, with commas between."
    ) { $0.implementations += $1 }
  }

  static var rounds: Self {
    .checked(
      "--rounds", value: "number", expecting: "a number from 1 to 1000",
      help: "How often everything takes its turn; fewer than 9 can't tell five from chance.",
      default: "20"
    ) { (options, text) throws(ValueError) in
      guard let rounds = Int(text), (1...1_000).contains(rounds) else { throw .unexpected(text) }
      options.rounds = rounds
    }
  }

  static var seed: Self {
    .checked(
      "--seed", value: "number", expecting: "a whole number from 0",
      help: "What the order in each round is drawn from.", default: "1"
    ) { (options, text) throws(ValueError) in
      guard let seed = UInt64(text) else { throw .unexpected(text) }
      options.seed = seed
    }
  }

  static var format: Self {
    .choice(
      "--format", value: "text|markdown", of: ReportFormat.allCases, help: "How it is printed.",
      default: ReportFormat.text.rawValue
    ) { $0.format = $1 }
  }
}
