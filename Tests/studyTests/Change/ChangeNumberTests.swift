import Testing

@testable import study

@Suite struct ChangeNumberTests {
  private static let text = """
    search	MVCTodo	lines added	10
    search	MVCTodo	largest type, lines	8 → 12
    search	MVCTodo	tests: new lines covered, %	100
    search	MVPTodo	lines added	20
    search	MVPTodo	largest type, lines	9 → 9
    search	MVPTodo	tests: new lines covered, %	91
    undo	MVCTodo	lines added	4
    undo	MVCTodo	largest type, lines	8 → 7
    undo	MVCTodo	tests: new lines covered, %	100
    undo	MVPTodo	lines added	2
    undo	MVPTodo	largest type, lines	9 → 11
    undo	MVPTodo	tests: new lines covered, %	?

    """

  @Test func `A file is written as it was read`() {
    #expect(ChangeNumbers(Self.text).text == Self.text)
  }

  @Test func `Above the requests are sums, growths and means, and what they range over`() {
    #expect(
      ChangeNumbers(Self.text).table(ofAll: true).hasPrefix(
        """
        | all 2 | MVC | MVP |
        |---|---:|---:|
        | lines added | 14 (4–10) | 22 (2–20) |
        | largest type, lines, growth | 3 (-1–4) | 2 (0–2) |
        | tests: new lines covered, % | 100 (100–100) | 45 (0–91) |

        | `search` | MVC | MVP |
        |---|---:|---:|
        | lines added | 10 | 20 |
        | largest type, lines | 8 → 12 | 9 → 9 |
        | tests: new lines covered, % | 100 | 91 |

        | `undo` | MVC | MVP |

        """))
  }

  @Test func `One request has no sums`() {
    let numbers = ChangeNumbers(Self.text)
    #expect(numbers.table(ofAll: false).hasPrefix("| `search` |"))
  }

  @Test func `Trials of other patches are forgotten, and the others are sorted`() {
    let text = """
      undo mvp 22 90 3
      one,two mvc 33 fails 2
      undo mvc 22 100 1
      search mvc 10 100 4
      search mvx 11 100 4
      nonsense

      """
    var records = TrialRecords(text, sums: ["undo": "22", "one,two": "33", "search": "11"])
    #expect(records.text == "one,two mvc 33 fails 2\nundo mvc 22 100 1\nundo mvp 22 90 3\n")
    #expect(records.have("undo"))
    #expect(!records.have("search"))
    #expect(records.found(for: "one,two", .mvc) == "fails 2")
    #expect(records.found(for: "one,two", .mvp) == nil)
    records.add([.init(name: "search", pattern: .mvi, sum: "11", found: "100 0")])
    #expect(records.text.contains("fails 2\nsearch mvi 11 100 0\nundo"))
  }

  @Test func `Public commits have a cell for each pattern that they changed`() {
    let commits = PublicCommits(
      """
      a/app	123	other names	MVC	8	12	10
      a/app	123	other names	VIPER	9	20	0
      nonsense
      """)
    #expect(
      commits.table.hasSuffix(
        """
        | --- | --- | ---: | ---: | ---: | ---: |
        | [a/app](https://github.com/a/app/commit/123) | other names | 8 (+12 −10) | — | — | 9 (+20 −0) |

        """))
  }
}
