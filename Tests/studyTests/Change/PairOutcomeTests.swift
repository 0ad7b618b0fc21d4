import Testing

@testable import study

@Suite struct PairOutcomeTests {
  private static let first = RequestPair(first: "one", second: "two")
  private static let second = RequestPair(first: "one", second: "three")

  /// What happens in MVC, and in the other four.
  private func outcomes(
    _ mvc: (inModule: Int, inSuite: Int, found: String?), others found: String?
  ) -> [PairOutcome] {
    Pattern.allCases.map { pattern in
      let isOwn = pattern == .mvc
      return PairOutcome(
        pair: Self.first, pattern: pattern, inModule: isOwn ? mvc.inModule : 0,
        inSuite: isOwn ? mvc.inSuite : 0, found: isOwn ? mvc.found : found)
    }
  }

  @Test(
    arguments: [
      (0, 0, "passes", .pass), (0, 0, "fails 2", .fail), (0, 0, "doesn't build", .fail),
      (0, 0, "not built", .incomparable), (0, 0, nil, .untried), (0, 0, "nonsense", .untried),
      (1, 0, nil, .conflict), (0, 1, "passes", .conflict),
    ] as [(Int, Int, String?, PairOutcome.Kind)])
  func `What a trial found decides only where nothing conflicts`(
    inModule: Int, inSuite: Int, found: String?, kind: PairOutcome.Kind
  ) {
    #expect(outcomes((inModule, inSuite, found), others: "passes")[0].kind == kind)
  }

  @Test func `The tables count pairs, and show what becomes of each`() {
    #expect(
      outcomes((1, 2, nil), others: "passes").tables == """
        | 1 pair | MVC | MVP | MVVM | MVI | VIPER |
        |---|---:|---:|---:|---:|---:|
        | merge and pass | 0 | 1 | 1 | 1 | 1 |
        | merge, but fail | 0 | 0 | 0 | 0 | 0 |
        | conflict | 1 | 0 | 0 | 0 | 0 |
        | not comparable | 0 | 0 | 0 | 0 | 0 |
        | places that conflict, module + suite | 1 + 2 | 0 + 0 | 0 + 0 | 0 + 0 | 0 + 0 |

        Pairs with the same outcome in every pattern: 0 of 1.

        | two requests | MVC | MVP | MVVM | MVI | VIPER |
        |---|---:|---:|---:|---:|---:|
        | one, two | conflict 1 + 2 | passes | passes | passes | passes |

        """)
  }

  @Test func `Pairs that weren't tried have a row, and none is alike because of that`() {
    let tables = outcomes((0, 0, nil), others: nil).tables
    #expect(tables.contains("| not tried yet | 1 | 1 | 1 | 1 | 1 |\n"))
    #expect(tables.contains("pattern: 0 of 1."))
    #expect(tables.hasSuffix("| one, two | ? | ? | ? | ? | ? |\n"))
  }

  @Test func `Pairs alike in every pattern are counted, whatever their places`() {
    let all =
      outcomes((0, 0, "fails 1"), others: "doesn't build")
      + Pattern.allCases.map {
        PairOutcome(pair: Self.second, pattern: $0, inModule: 0, inSuite: 0, found: "not built")
      }
    #expect(all.tables.contains("pattern: 2 of 2."))
    #expect(all.tables.hasSuffix("| one, three | — | — | — | — | — |\n"))
  }

  @Test func `Each module has five numbers about pairs`() {
    let numbers = outcomes((3, 2, "passes"), others: "fails 1").numbers
    #expect(numbers.count == 25)
    #expect(numbers.prefix(5).map(\.text) == ["0", "0", "1", "0", "3"])
    #expect(numbers.suffix(5).map(\.text) == ["0", "1", "0", "0", "0"])
    #expect(
      numbers.last
        == ChangeNumber(request: "pairs", module: "VIPERTodo", key: "conflicts", text: "0"))
  }
}
