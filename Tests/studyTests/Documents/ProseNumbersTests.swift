import Testing

@testable import study

@Suite struct ProseNumbersTests {
  @Test(arguments: [
    ("It has 12 files and 3 of 8 tests.", ["12", "3 of 8"]),
    ("Thirteen types, forty lines, a dozen more.", ["thirteen", "forty", "dozen"]),
    ("Twelve and two are words like others.", []),
    ("1. The first of a list", []),
    ("In 1979, step 4 of Swift 6.2 ended with 64.", []),
    ("`--rows 12` and [a page](page-13.md) <!-- 14 -->", []),
    ("1,234.5 kB", ["1,234.5"]),
  ])
  func `Numbers are digits and large words, without names, code and links`(
    text: String, numbers: [String]
  ) {
    #expect(NumberFinder().numbers(in: text) == numbers)
  }

  private func sources(_ text: String, recorded: [String: String] = [:]) -> [String?] {
    let other = MarkdownPage(
      path: "docs/other.md",
      text: "<!-- markdown of: echo -->\n| 4,711 |\n\n<!-- end of output -->\n")
    let page = MarkdownPage(path: "docs/page.md", text: text)
    return ProseNumbers.lines(of: [page, other], recorded: recorded).map(\.source)
  }

  @Test func `A number has to stand in a block of the page, or of one that the line links to`() {
    #expect(sources("There are 4,711.") == [nil])
    #expect(sources("There are 4,711 on [the page](other.md).") == ["docs/other.md:1"])
    #expect(
      sources("<!-- output of: x -->\nabout 99\n<!-- end of output -->\nThere are 99.")
        == ["docs/page.md:1"])
  }

  @Test func `What a block says as a share, prose may say in parts`() {
    let block = "<!-- output of: x -->\n13 of 18\n<!-- end of output -->\n"
    #expect(sources(block + "13 of 18 are, and so are 13.") == ["docs/page.md:1"])
  }

  @Test func `A digit alone proves nothing, so it needs a comment or a recorded run`() {
    let block = "<!-- output of: x -->\n7\n<!-- end of output -->\n"
    #expect(sources(block + "There are 7.") == [nil])
    #expect(sources("There are 7. <!-- numbers from: Sources/A.swift -->") == ["Sources/A.swift"])
    #expect(
      sources("## Mutants\nThere are 7.", recorded: ["docs/page.md#mutants": "mutants"])
        == ["mutants"])
  }

  @Test func `A comment on a line of its own counts for its section and those in it, no further`() {
    let text = """
      # Page
      ## One
      <!-- numbers from: a.tsv -->
      There are 21.
      ### In one
      And 22.
      ## Two
      And 23.
      """
    #expect(sources(text) == ["a.tsv", "a.tsv", nil])
  }

  @Test func `A page that a comment names has to have the numbers`() {
    #expect(sources("There are 4,711. <!-- numbers from: docs/other.md -->") == ["docs/other.md:1"])
    #expect(sources("There are 4,712. <!-- numbers from: docs/other.md -->") == [nil])
  }

  @Test func `Tables and code don't count`() {
    #expect(sources("| 4,712 |\n\n    4,713\n\n```\n4,714\n```").isEmpty)
  }
}
