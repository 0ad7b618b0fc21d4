import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// What can be said of the page without a browser.
@Suite("HTML")
struct HTMLTests {
  @Test func `What is interpolated is text, what is written is markup`() {
    let name = "<b>\"'&"
    let inner: HTML = "<i>\(name)</i>"
    #expect(
      "<p title=\"\(name)\">\(inner)\(1)</p>" as HTML
        == "<p title=\"&lt;b&gt;&quot;&#39;&amp;\"><i>&lt;b&gt;&quot;&#39;&amp;</i>1</p>")
  }

  @Test func `What would not be seen is written as in Swift`() {
    #expect(
      EscapedText("a\u{0}b\u{1B}\u{7F}\u{2028}\u{202E}\u{2066}\u{FEFF}\r\n\tc").markup
        == #"a\u{0}b\u{1B}\u{7F}\u{2028}\u{202E}\u{2066}\u{FEFF}\u{D}"# + "\n\tc")
    #expect(
      EscapedText("a\u{AD}\u{180E}\u{2062}\u{206A}\u{3164}\u{FFF9}\u{E0041}b").markup
        == #"a\u{AD}\u{180E}\u{2062}\u{206A}\u{3164}\u{FFF9}\u{E0041}b"#)
    #expect(EscapedText("Grüße, 猫, 🐈‍⬛ ❤️ می‌خواهم").markup == "Grüße, 猫, 🐈‍⬛ ❤️ می‌خواهم")
  }

  @Test func `Lines are those that the compiler counts`() {
    let texts = SourceTexts(["a": "one\r\ntwo\u{2028}still two\n\nfour\n", "b": "", "c": "x"])
    #expect(texts.lines(of: "a") == ["one", "two\u{2028}still two", "", "four"])
    #expect(texts.lines(of: "b") == [])
    #expect(texts.lines(of: "c") == ["x"])
    #expect(texts.lines(of: "d") == nil)
  }

  /// Every process puts what is in a dictionary into an order of its own.
  @Test func `The same report gives the same bytes, whatever process writes it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(FixturePackage.shared.output, to: "kept.json")
    let pages = try (0..<2).map { _ in
      try ChildProgram.compare.run(["render", "kept.json", "--format", "html"], in: folder.path)
        .output
    }
    #expect(pages[0].hasPrefix("<!DOCTYPE html>"))
    #expect(pages[0].utf8.elementsEqual(pages[1].utf8))
  }

  @Test func `Every row of the table has a meaning`() {
    var module = ModuleReport.sample
    module.edges.byName = 1
    module.resolved = 0.5
    let rows = TableRows.all(for: [module])
    #expect(rows.filter { Glossary.meaning(of: $0.key) == nil }.map(\.key) == [])
    #expect(Set(rows.map { GlossarySection.id(of: $0.key) }).count == rows.count)
  }

  @Test func `Two lines prove an edge, with the places of further ones and of references`() {
    var module = ModuleReport.sample
    var many = SamplePage.edge("A", "B", line: 1)
    many.places = [1, 2, 2, 3, 4].map { EdgeReport.Place(file: "a", line: $0, column: 1) }
    many.places.append(EdgeReport.Place(file: "b", line: 9, column: 1))
    many.references = many.places.count
    module.edges.list = [many, SamplePage.edge("B", "A", line: 7)]
    let page = EvidenceList(
      graph: TypeGraph([module]), files: FileAnchors(module, id: "m", .none)
    ).html.markup
    let items = page.components(separatedBy: "<li data-from").dropFirst()
    #expect(items.count == 2)
    let first = items.first ?? ""
    #expect(first.contains("<span class=\"count\">6 references</span>"))
    #expect(first.contains("a:2</span> <span class=\"count\">×2</span></li>\n<li>"))
    // In the file of the lines above, which isn't named again, and then in another.
    #expect(first.contains("<details><summary>and 3 more lines</summary>3, 4; b: 9</details></li>"))
    #expect(items.last?.contains("class=\"count\"") == false)
  }

  @Test func `A line is a place to go to where a list names it, and nowhere else`() {
    var module = ModuleReport.sample
    module.fileList = [
      FileReport(path: "S/A.swift", lines: LineCount(), types: 1, functions: 0, coverage: nil)
    ]
    module.edges.list = [SamplePage.edge("A", "B", line: 2)]
    module.edges.list[0].file = "S/A.swift"
    module.edges.list[0].places = []
    let files = FileAnchors(module, id: "m", SourceTexts(["S/A.swift": "one\ntwo\nthree\n"]))
    #expect(files.place("S/A.swift", 2).markup.contains("href=\"#mf0l2\""))
    #expect(files.isCited("S/A.swift", 2))
    #expect(!files.place("S/A.swift", 3).markup.contains("href"))
    #expect(!files.isCited("S/A.swift", 3))
  }

  @Test func `The policy knows the style sheet and the scripts`() throws {
    let assets =
      PageAssets.scripts + [
        (text: PageAssets.style, hash: PageAssets.styleHash),
        (text: PageAssets.chartStyle, hash: PageAssets.chartHash),
      ]
    for (asset, hash) in assets {
      #expect(PageAssets.policy.contains("'sha256-\(hash)'"))
      let folder = try TemporaryFolder()
      try folder.write(asset.markup, to: "asset")
      let outcome = try Children().run(
        Invocation(
          path: "/bin/sh",
          arguments: [
            "-c", "if command -v sha256sum; then sha256sum asset; else shasum -a 256 asset; fi",
          ],
          folder: folder.path))
      let digits = try #require(
        outcome.text.split(whereSeparator: \.isWhitespace).first { $0.count == 64 })
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { index in
        UInt8(String(digits.dropFirst(index).prefix(2)), radix: 16)
      }
      #expect(
        Data(bytes).base64EncodedString() == hash, "Run Scripts/report-hashes and build again.")
    }
  }

  @Test func `A script that is ours neither ends its element nor writes markup`() {
    #expect(!(PageAssets.style + PageAssets.chartStyle).markup.contains("</"))
    for script in PageAssets.scripts.map(\.text.markup) {
      #expect(!script.contains("</"))
      for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
        #expect(!script.contains(word))
      }
    }
  }

  @Test func `Only an address that is safe becomes a link`() throws {
    func claim(_ address: String) -> Claim {
      Claim(
        title: "t", source: "s", address: address, wording: "w", margin: "1 < 2",
        measured: "m", verdict: .tooClose)
    }
    func content(_ address: String) -> String {
      ClaimsSection.section([claim(address)])?.content.markup ?? ""
    }
    #expect(
      content("https://a.example/").contains(
        "<a href=\"https://a.example/\" rel=\"noreferrer\">s</a>"))
    #expect(content("https://a.example/").contains("<strong>too close to call</strong>"))
    #expect(content("https://a.example/").contains("<strong>Margin:</strong> 1 &lt; 2."))
    #expect(!content("javascript:alert(1)").contains("<a "))
    #expect(content("http://a.example/").contains("<a href=\"http://a.example/\""))
    #expect(ClaimsSection.section([]) == nil)
  }
}
