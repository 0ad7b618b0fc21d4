import Testing

@testable import study

@Suite struct ChangeClaimTests {
  /// The added lines of each request, in the order of the patterns.
  private func claims(
    _ requests: [[Int]], pairs: [(pass: Int, conflict: Int, places: Int)] = []
  ) -> ChangeClaims {
    var rows: [ChangeNumber] = []
    for (index, lines) in requests.enumerated() {
      for (pattern, count) in zip(Pattern.allCases, lines) {
        rows.append(row("request \(index)", pattern, "lines added", count))
      }
    }
    for (pattern, counts) in zip(Pattern.allCases, pairs) {
      rows.append(row(ChangeNumbers.pairs, pattern, "pairs that pass", counts.pass))
      rows.append(row(ChangeNumbers.pairs, pattern, "pairs that conflict", counts.conflict))
      rows.append(row(ChangeNumbers.pairs, pattern, "conflicts", counts.places))
    }
    let commits = """
      a/app	1	names	MVC	1	10	0
      a/app	1	names	MVP	1	20	0
      a/app	2	words	MVC	1	10	0
      a/app	2	words	MVP	1	5	6
      a/app	3	more	VIPER	1	10	0
      """
    return ChangeClaims(numbers: ChangeNumbers(rows), commits: PublicCommits(commits))
  }

  private func row(
    _ request: String, _ pattern: Pattern, _ key: String, _ count: Int
  ) -> ChangeNumber {
    ChangeNumber(request: request, module: pattern.module, key: key, text: "\(count)")
  }

  @Test(
    arguments: [
      ([[50, 60, 70, 80, 90]], .holds),
      ([[50, 55, 70, 80, 90]], .tooClose),
      ([[50, 40, 50, 80, 90]], .doesNot),
      // Without the second request, MVC has as many as MVP.
      ([[50, 50, 70, 80, 90], [10, 60, 70, 80, 90]], .tooClose),
      ([[50, 60, 70, 80, 90], [10, 60, 70, 80, 90]], .holds),
    ] as [([[Int]], ChangeClaims.Verdict)])
  func `A verdict needs more than a tenth, whichever request is left out`(
    requests: [[Int]], verdict: ChangeClaims.Verdict
  ) {
    let others: [Pattern] = [.mvp, .mvvm, .mvi, .viper]
    #expect(claims(requests).verdict(.lines, .mvc, .less, than: others) == verdict)
  }

  @Test(
    arguments: [
      ((9, 1, 2), .holds),
      ((8, 1, 2), .tooClose),
      ((9, 4, 2), .tooClose),
      ((9, 1, 6), .tooClose),
      ((5, 9, 9), .doesNot),
    ] as [((Int, Int, Int), ChangeClaims.Verdict)])
  func `Pairs that pass, pairs that conflict and their places must agree, by more than one`(
    counts: (Int, Int, Int), verdict: ChangeClaims.Verdict
  ) {
    let pairs = [counts, (7, 3, 6), (7, 3, 6), (7, 3, 6), (7, 3, 6)]
    let claims = claims([], pairs: pairs.map { (pass: $0.0, conflict: $0.1, places: $0.2) })
    let others: [Pattern] = [.mvp, .mvvm, .mvi, .viper]
    #expect(claims.pairsVerdict(passing: .more, .mvc, than: others) == verdict)
  }

  @Test func `Public commits count if they have the pattern and another`() {
    #expect(claims([]).publicCommits(.lines, .mvc, .less, than: [.mvp, .viper]) == "1 of 2")
    #expect(claims([]).publicCommits(.lines, .mvi, .less, than: [.mvp]) == "—")
  }

  @Test func `The row about compact is only there with the request`() {
    let row = row("compact", .mvp, "tests: old functions that change", 0)
    let numbers = ChangeNumbers([row])
    let table = ChangeClaims(numbers: numbers, commits: PublicCommits("")).table
    #expect(table.hasSuffix("| old test functions: 0 | holds | — |\n"))
    #expect(
      claims([[1, 1, 1, 1, 1]]).table.contains(
        "lines: MVC 1.0, MVP 1.0, MVVM 1.0, MVI 1.0, VIPER 1.0 | too close |"))
    #expect(!claims([]).table.contains("Marsicano"))
  }
}
