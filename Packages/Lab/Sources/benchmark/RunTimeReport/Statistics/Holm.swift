extension [Double] {
  /// Holm's correction of p values, in their order: the smallest is multiplied by their number, the
  /// next one by one less, and so on, and none is smaller than one before it.
  package var holmCorrected: [Double] {
    var corrected = self
    var least = 0.0
    for (place, index) in indices.sorted(by: { self[$0] < self[$1] }).enumerated() {
      least = Swift.max(least, Swift.min(1, self[index] * Double(count - place)))
      corrected[index] = least
    }
    return corrected
  }
}
