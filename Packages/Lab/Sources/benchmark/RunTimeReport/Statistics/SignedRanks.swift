/// Wilcoxon's signed-rank test: whether pairs of samples differ to one side.
///
/// Ranks instead of differences, because times have outliers to one side. The distribution is the
/// exact one of these ranks, ties included; pairs that are equal say nothing and are left out.
package enum SignedRanks {
  /// How likely differences as lopsided as these are where there is none, to both sides.
  package static func pValue(of differences: [Double]) -> Double {
    let differences = differences.filter { $0 != 0 && !$0.isNaN }
    let ranks = doubledRanks(of: differences.map(abs))
    let positive = zip(differences, ranks).reduce(0) { $1.0 > 0 ? $0 + $1.1 : $0 }
    let distribution = distribution(of: ranks)
    let below = distribution[...positive].reduce(0, +)
    let above = distribution[positive...].reduce(0, +)
    return min(1, 2 * min(below, above))
  }

  /// Equal ones share the mean of their ranks; twice that is a whole number.
  private static func doubledRanks(of sizes: [Double]) -> [Int] {
    sizes.map { size in
      let smaller = sizes.count { $0 < size }
      let equal = sizes.count { $0 == size }
      return 2 * smaller + equal + 1
    }
  }

  /// The probability of each sum of the positive ones' ranks, were each sign a coin's.
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
