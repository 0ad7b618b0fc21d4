/// The outcomes of all tries.
struct Tally {
  private struct Found {
    let series: Series
    let number: Int
    let text: String
  }

  private var outcomes: [Series: [String: Int]] = [:]
  private var found: [Found] = []

  var hasViolations: Bool { !found.isEmpty }

  mutating func count(_ outcome: String, of series: Series) {
    outcomes[series, default: [:]][outcome, default: 0] += 1
  }

  mutating func count(violation text: String, of series: Series, number: Int) {
    found.append(Found(series: series, number: number, text: text))
  }

  /// The series in order, each with its outcomes, the most frequent first.
  func text(seed: UInt64) -> String {
    var lines = Series.allCases.compactMap { series -> String? in
      guard let outcomes = outcomes[series] else { return nil }
      let parts = outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) \($0.key)" }
      let sum = outcomes.values.reduce(0, +)
      return "\(sum) \(series.name): " + parts.joined(separator: ", ") + "."
    }
    for found in found.sorted(by: {
      ($0.series.rawValue, $0.number) < ($1.series.rawValue, $1.number)
    }) {
      lines += [
        "\(found.series.rawValue) \(found.number): \(found.text)",
        "  swift run --package-path Packages/Lab -c release attack-cats --seed \(seed) --series \(found.series.rawValue)"
          + " --number \(found.number)",
      ]
    }
    lines.append(
      found.isEmpty ? "No violation." : "\(found.count) violation\(found.count == 1 ? "" : "s").")
    return lines.joined(separator: "\n") + "\n"
  }
}
