/// Wilcoxon's signed-rank test: whether paired samples differ systematically.
///
/// Ranks instead of differences, because times have outliers on one side. The distribution is the
/// exact one for these ranks, including ties; equal pairs carry no information and are left out.
package enum SignedRanks {
  /// The two-sided probability of differences this lopsided if there is no real difference.
  package static func pValue(of differences: [Double]) -> Double {
    let differences = differences.filter { $0 != 0 && !$0.isNaN }
    let ranks = doubledRanks(of: differences.map(abs))
    let positive = zip(differences, ranks).reduce(0) { $1.0 > 0 ? $0 + $1.1 : $0 }
    let distribution = distribution(of: ranks)
    let below = distribution[...positive].reduce(0, +)
    let above = distribution[positive...].reduce(0, +)
    return min(1, 2 * min(below, above))
  }

  /// Ties share the mean of their ranks; twice the mean is an integer.
  private static func doubledRanks(of sizes: [Double]) -> [Int] {
    sizes.map { size in
      let smaller = sizes.count { $0 < size }
      let equal = sizes.count { $0 == size }
      return 2 * smaller + equal + 1
    }
  }

  /// The probability of each sum of the positive ranks if all signs were random.
  private static func distribution(of ranks: [Int]) -> [Double] {
    var chances = [1.0]
    for rank in ranks {
      let without = chances + Array(repeating: 0, count: rank)
      let with = Array(repeating: 0, count: rank) + chances
      chances = zip(without, with).map { ($0 + $1) / 2 }
    }
    return chances
  }
}
