import Testing

@testable import study

@Suite struct LinksTests {
  private func flaws(_ text: String) -> [String] {
    let pages = ["docs/page.md": text, "docs/other.md": "## What `it` is, [now](x.md)\n"]
      .map { MarkdownPage(path: $0, text: $1) }
    let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.anchors) })
    let links = Links(
      exists: { anchors[$0] != nil || $0 == "Sources" }, anchors: { anchors[$0] },
      rows: ["size", "lines.code"])
    return pages.filter { $0.path == "docs/page.md" }.flatMap(links.flaws)
  }

  @Test func `Links to files, folders, headings and other sites are right`() {
    let right = """
      # Here
      [a](other.md) [b](other.md#what-it-is-now) [c](#here) [d](../Sources) [e](https://a.b/c)
      """
    #expect(flaws(right).isEmpty)
  }

  @Test func `A link to nothing is named, and so is a missing heading`() {
    #expect(
      flaws("[a](nowhere.md)") == [
        "docs/page.md: there is no 'nowhere.md', to which 'nowhere.md' leads."
      ])
    #expect(
      flaws("[b](other.md#nowhere)") == ["docs/page.md: 'docs/other.md' has no heading 'nowhere'."])
  }

  @Test func `Code has no links`() {
    #expect(flaws("`<!-- numbers from: FILE -->`").isEmpty)
    #expect(flaws("`[a](nowhere.md)`\n```\n[a](nowhere.md)\n```").isEmpty)
  }

  @Test func `Headings that a command made count`() {
    #expect(flaws("[a](#made)\n<!-- markdown of: x -->\n### Made\n<!-- end of output -->").isEmpty)
  }

  @Test func `Rows of the table have to exist, and files that make numbers`() {
    #expect(flaws("`--rows size,lines.code`").isEmpty)
    #expect(
      flaws("`--rows sizes`") == ["docs/page.md:1: compare has no row or group of rows 'sizes'."])
    #expect(
      flaws("9 <!-- numbers from: nowhere.tsv -->")
        == ["docs/page.md:1: there is no 'nowhere.tsv', which makes its numbers."])
  }

  @Test func `The rows come from the table's titles and the glossary`() {
    let rows = Links.rows(
      titles: "static let titles = [\n  \"Size\", \"Paths to a store\",\n]",
      glossary: "{\n  \"lines.code\": \"…\",\n}")
    #expect(rows == ["functions", "size", "paths", "lines.code"])
  }

  @Test func `A schema is looked for from the configuration's folder`() {
    let text = #"{ "$schema": "../docs/a.json" }"#
    #expect(Links.schema(of: "Packages/Lab/.compare.json", in: text) == "Packages/docs/a.json")
    #expect(Links.schema(of: ".compare.json", in: "{}") == nil)
  }
}
