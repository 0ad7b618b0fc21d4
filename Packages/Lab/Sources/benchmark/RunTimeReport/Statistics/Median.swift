import SeededNumbers

extension Collection<Double> {
  /// The middle value, or the mean of the two middle ones; NaN if empty.
  package var median: Double {
    if isEmpty { return .nan }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// A median with its confidence interval.
package struct Estimate: Equatable, Sendable {
  package let median: Double
  package let low: Double
  package let high: Double
}

extension Estimate {
  private static let resamples = 2_000

  /// The 95 % interval of the percentile bootstrap: the medians of resamples, each as large as the
  /// original sample, drawn with replacement.
  ///
  /// The resamples depend only on the number of samples, so equal samples have equal intervals.
  package init(_ samples: [Double]) {
    median = samples.median
    guard samples.count > 1 else {
      low = median
      high = median
      return
    }
    var generator = SeededGenerator(seed: UInt64(samples.count))
    let medians = (0..<Self.resamples).map { _ in
      samples.map { _ in samples[Int(generator.next() % UInt64(samples.count))] }.median
    }.sorted()
    low = medians[Self.resamples * 25 / 1_000]
    high = medians[Self.resamples * 975 / 1_000 - 1]
  }
}
