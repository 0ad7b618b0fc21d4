import Foundation

/// What is said about changes, and what the numbers of docs/changes say.
///
/// As everywhere, what differs by up to 10 % is too close to call; so is a verdict that turns if one of
/// the requests is left out. Public commits count where they changed all patterns of a claim.
struct ChangeClaims {
  let numbers: ChangeNumbers
  let commits: PublicCommits

  /// A number of each request: one key of the table, or the sum of some.
  enum Measure: String {
    case files, lines
    case largestType = "largest type, lines"

    fileprivate var keys: [String] {
      switch self {
      case .files: ["files changed", "files added"]
      case .lines: ["lines added", "lines removed"]
      case .largestType: [rawValue]
      }
    }
  }

  enum Verdict: String {
    case holds
    case tooClose = "too close"
    case doesNot = "does not"
  }

  enum Direction: Int {
    case less = -1
    case more = 1
  }

  /// Whether one pattern has less, or more, than each of the others.
  func verdict(
    _ measure: Measure, _ pattern: Pattern, _ direction: Direction, than others: [Pattern]
  ) -> Verdict {
    let requests = numbers.requests
    let verdictFrom = { (requests: [String]) in
      decide(
        average(measure, pattern, requests), direction,
        than: others.map { average(measure, $0, requests) })
    }
    let verdict = verdictFrom(requests)
    let turns =
      requests.count > 1
      && requests.contains { request in verdictFrom(requests.filter { $0 != request }) != verdict }
    return turns ? .tooClose : verdict
  }

  private func decide(_ own: Double, _ direction: Direction, than others: [Double]) -> Verdict {
    let standings = others.map { Self.standing(own, $0) * direction.rawValue }
    if standings.contains(-1) { return .doesNot }
    return standings.contains(0) ? .tooClose : .holds
  }

  /// -1, 0 or 1: whether the first number is lower, too close, or higher.
  static func standing(_ one: Double, _ other: Double) -> Int {
    let most = max(one, other)
    if most == 0 || abs(one - other) <= most / 10 { return 0 }
    return one < other ? -1 : 1
  }

  private func average(_ measure: Measure, _ pattern: Pattern, _ requests: [String]) -> Double {
    let sum = numbers.rows.reduce(0) { sum, row in
      let counts =
        row.module == pattern.module && measure.keys.contains(row.key)
        && requests.contains(row.request)
      return sum + (counts ? row.amount : 0)
    }
    return Double(sum) / Double(max(1, requests.count))
  }

  /// Whether more pairs pass and fewer conflict in one pattern, in fewer places of the module, or the
  /// other way round: all three say so, and one more or less is too close to call.
  func pairsVerdict(passing direction: Direction, _ pattern: Pattern, than others: [Pattern])
    -> Verdict
  {
    let verdict = { (key: String, sign: Int) -> Verdict in
      let margins = others.map { sign * (pairs(key, pattern) - pairs(key, $0)) }
      if margins.contains(where: { $0 < -1 }) { return .doesNot }
      return margins.contains { $0 <= 1 } ? .tooClose : .holds
    }
    let passing = verdict("pairs that pass", direction.rawValue)
    let conflicts = ["pairs that conflict", "conflicts"]
    return conflicts.allSatisfy { verdict($0, -direction.rawValue) == passing }
      ? passing : .tooClose
  }

  private func pairs(_ key: String, _ pattern: Pattern) -> Int {
    numbers.amounts(pattern.module, key).reduce(0, +)
  }

  /// In how many public commits it holds, of those that have the patterns.
  func publicCommits(
    _ measure: Measure, _ pattern: Pattern, _ direction: Direction, than others: [Pattern]
  ) -> String {
    let verdicts = commits.commits.compactMap { commit -> Bool? in
      let amount = { (pattern: Pattern) -> Double? in
        commits.change(commit, pattern.title).map {
          Double(measure == .files ? $0.files : $0.added + $0.removed)
        }
      }
      let otherAmounts = others.compactMap(amount)
      guard let own = amount(pattern), !otherAmounts.isEmpty else { return nil }
      return otherAmounts.allSatisfy { Self.standing(own, $0) == direction.rawValue }
    }
    return verdicts.isEmpty ? "—" : "\(verdicts.count { $0 }) of \(verdicts.count)"
  }
}

extension ChangeClaims {
  var table: String {
    var lines = [
      "| Claim | who says it | per change | here | public commits |",
      "| --- | --- | --- | --- | ---: |",
    ]
    for row in rows + compactRow { lines.append("| \(row.joined(separator: " | ")) |") }
    return lines.map { $0 + "\n" }.joined()
  }

  private var rows: [[String]] {
    let galport =
      "[Galport](https://galport.com/Benefits-of-Using-Viper-Architecture-for-iOS-App-Development)"
    let easier = [Pattern.mvp, .mvvm].map { verdict(.lines, $0, .less, than: [.mvc]) }
    return [
      [
        "In VIPER, a change stays local: it takes the fewest files", galport,
        averages(.files), verdict(.files, .viper, .less, than: others(.viper)).rawValue,
        publicCommits(.files, .viper, .less, than: [.mvc, .mvp, .mvvm]),
      ],
      [
        "In MVC, a change takes the least code",
        "[Orlov](https://medium.com/ios-os-x-development/ios-architecture-patterns-ecba4c38de52)",
        averages(.lines), verdict(.lines, .mvc, .less, than: others(.mvc)).rawValue,
        publicCommits(.lines, .mvc, .less, than: [.mvp, .mvvm, .viper]),
      ],
      [
        "MVP and MVVM are easier to modify than MVC: fewer lines",
        "[Lou 2016](https://aaltodoc.aalto.fi/handle/123456789/22840)",
        averages(.lines, [.mvc, .mvp, .mvvm]), worst(easier).rawValue,
        publicCommits(.lines, .mvc, .more, than: [.mvp, .mvvm]),
      ],
      [
        "VIPER’s boilerplate slows changes down: they take the most lines",
        "[Lemon.io](https://lemon.io/answers/viper/what-are-the-disadvantages-of-using-viper)",
        averages(.lines), verdict(.lines, .viper, .more, than: others(.viper)).rawValue,
        publicCommits(.lines, .viper, .more, than: [.mvc, .mvp, .mvvm]),
      ],
      [
        "Changes make the view controller massive: MVC’s largest type grows most",
        "[Santos](https://joaosantos.pt/articles/how-viper-changed-ios-development)",
        averages(.largestType, label: "lines"),
        verdict(.largestType, .mvc, .more, than: others(.mvc)).rawValue, "—",
      ],
      [
        "VIPER lets people work at once: fewest conflicts", galport, pairCounts,
        pairsVerdict(passing: .more, .viper, than: others(.viper)).rawValue, "—",
      ],
      [
        "One reducer for all is a bottleneck: most conflicts in MVI",
        "[Educative](https://educative.io/courses/understanding-redux-a-beginners-guide-to-state-management/reducer-composition)",
        pairCounts, pairsVerdict(passing: .less, .mvi, than: others(.mvi)).rawValue, "—",
      ],
    ]
  }

  private var compactRow: [[String]] {
    guard numbers.requests.contains("compact") else { return [] }
    let changed = numbers.text("compact", Pattern.mvp.module, "tests: old functions that change")
    return [
      [
        "Changes of the view spare the presenter and its tests: no old test of MVP has to change for `compact`",
        "[Marsicano](https://medium.com/@jmarsican/presenter-first-tdd-using-mvp-pattern-for-complex-uis-440264620295)",
        "old test functions: \(changed)", (changed == "0" ? Verdict.holds : .doesNot).rawValue, "—",
      ]
    ]
  }

  private func others(_ pattern: Pattern) -> [Pattern] { Pattern.allCases.filter { $0 != pattern } }

  private func worst(_ verdicts: [Verdict]) -> Verdict {
    [.doesNot, .tooClose].first(where: verdicts.contains) ?? .holds
  }

  private func averages(
    _ measure: Measure, _ patterns: [Pattern] = Pattern.allCases, label: String? = nil
  ) -> String {
    let texts = patterns.map { pattern in
      let average = average(measure, pattern, numbers.requests)
      return "\(pattern.title) \(String(format: "%.1f", average))"
    }
    return "\(label ?? measure.rawValue): \(texts.joined(separator: ", "))"
  }

  private var pairCounts: String {
    let counts = { (key: String) in
      Pattern.allCases.map { "\($0.title) \(pairs(key, $0))" }.joined(separator: ", ")
    }
    return "pairs that pass: \(counts("pairs that pass"));"
      + " that conflict: \(counts("pairs that conflict"))"
  }
}
