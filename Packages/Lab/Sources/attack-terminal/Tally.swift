/// The number of attacks and of violations by kind.
struct Tally {
  private var tries: [Attack: Int] = [:]
  private var violated: [Attack: Int] = [:]

  mutating func add(_ attack: Attack, _ violations: [String]) {
    tries[attack, default: 0] += 1
    if !violations.isEmpty { violated[attack, default: 0] += 1 }
  }

  var isClean: Bool { violated.isEmpty }

  /// A Markdown table.
  var text: String {
    let rows = Attack.allCases.compactMap { attack -> String? in
      guard let count = tries[attack] else { return nil }
      let outcome = violated[attack].map { "\($0) violations" } ?? "no violation"
      return "| \(attack.words) | \(count) | \(outcome) |\n"
    }
    return "| attack | tries | outcome |\n|---|---:|---|\n" + rows.joined()
  }
}
