import Foundation

/// The difference between two subjects that were measured in turn.
package struct Difference: Equatable, Sendable {
  package let left: String
  package let right: String
  /// The left number divided by the right one, for each round.
  let ratios: [Double]
  /// Corrected for the number of comparisons.
  package let pValue: Double

  /// How much two numbers may differ, relative to the larger one, and still count as equal, as for
  /// the counts of `compare`: one small app can't tell a tenth from chance.
  package static let margin = 0.1
  package static let significance = 0.05

  package var ratio: Double { ratios.median }

  /// Whether the difference is significant and larger than the margin.
  package var standing: Standing {
    guard pValue < Self.significance else { return .close }
    if ratio < 1 - Self.margin { return .below }
    return 1 / ratio < 1 - Self.margin ? .above : .close
  }

  /// The same difference with the sides swapped.
  var reversed: Difference {
    Difference(left: right, right: left, ratios: ratios.map { 1 / $0 }, pValue: pValue)
  }

  /// How the left number compares with the right one.
  package enum Standing: Equatable, Sendable { case below, close, above }
}

extension Difference {
  /// The differences of all pairs of subjects, each with a sample per round, tested together.
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
