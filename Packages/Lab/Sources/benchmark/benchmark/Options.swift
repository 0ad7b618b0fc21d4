import CommandLineKit
import Implementations
import RunTimeReport

/// The options on the command line.
struct Options: Equatable, Sendable {
  /// All implementations but the rewritings if empty.
  var implementations: [Implementation] = []
  var rounds = 20
  var seed: UInt64 = 1
  var format = ReportFormat.text

  var subjects: [Implementation] {
    implementations.isEmpty ? Implementation.firstWritings : implementations
  }
}

extension OptionDeclaration<Options> {
  static var of: Self {
    .choices(
      "--of", value: "names", of: Implementation.allCases,
      help: "Measure only these, separated by commas."
    ) { $0.implementations += $1 }
  }

  static var rounds: Self {
    .checked(
      "--rounds", value: "number", expecting: "a number from 1 to 1000",
      help: "How many rounds to measure; fewer than 9 can't tell five from chance.",
      default: "20"
    ) { (options, text) throws(ValueError) in
      guard let rounds = Int(text), (1...1_000).contains(rounds) else { throw .unexpected(text) }
      options.rounds = rounds
    }
  }

  static var seed: Self {
    .checked(
      "--seed", value: "number", expecting: "a whole number from 0",
      help: "The seed of the order in each round.", default: "1"
    ) { (options, text) throws(ValueError) in
      guard let seed = UInt64(text) else { throw .unexpected(text) }
      options.seed = seed
    }
  }

  static var format: Self {
    .choice(
      "--format", value: "text|markdown", of: ReportFormat.allCases, help: "The output format.",
      default: ReportFormat.text.rawValue
    ) { $0.format = $1 }
  }
}
