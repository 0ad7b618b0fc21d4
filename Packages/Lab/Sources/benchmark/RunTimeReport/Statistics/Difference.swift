import Foundation

/// How two subjects that took turns differ.
package struct Difference: Equatable, Sendable {
  package let left: String
  package let right: String
  /// How many times the right one's the left one's number is, round by round.
  let ratios: [Double]
  /// Corrected for all that was compared together.
  package let pValue: Double

  /// How much of the larger number two may differ by and still be called equal, as for the counts of
  /// `compare`: one app by one author cannot tell a tenth from chance.
  package static let margin = 0.1
  package static let significance = 0.05

  package var ratio: Double { ratios.median }

  /// Whether chance is unlikely, and the margin is passed.
  package var standing: Standing {
    guard pValue < Self.significance else { return .close }
    if ratio < 1 - Self.margin { return .below }
    return 1 / ratio < 1 - Self.margin ? .above : .close
  }

  /// The same, told from the other side.
  var reversed: Difference {
    Difference(left: right, right: left, ratios: ratios.map { 1 / $0 }, pValue: pValue)
  }

  /// How the left number stands to the right one.
  package enum Standing: Equatable, Sendable { case below, close, above }
}

extension Difference {
  /// Every pair of subjects, each with a sample a round, tested together.
  package static func all(_ samples: [(subject: String, values: [Double])]) -> [Difference] {
    let pairs = samples.indices.flatMap { left in
      samples[(left + 1)...].map { (samples[left], $0) }
    }
    let ratios = pairs.map { zip($0.values, $1.values).map { $0 / $1 } }
    let pValues = ratios.map { SignedRanks.pValue(of: $0.map { log($0) }) }.holmCorrected
    return zip(pairs, zip(ratios, pValues)).map { pair, numbers in
      Difference(
        left: pair.0.subject, right: pair.1.subject, ratios: numbers.0, pValue: numbers.1)
    }
  }
}
