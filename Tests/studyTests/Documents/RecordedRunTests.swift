import Testing

@testable import study

@Suite struct RecordedRunTests {
  private func run(of lines: [String]) -> RecordedRun {
    let row = RecordedRun.sum(of: RecordedRun.hashes(of: lines.map { $0[...] }))
    let table =
      "run\trevision\tpages\tfolders\tlines\tsum\nattacks\tabc1234\tpage.md#attacks\tA B\t\(row)\n"
    return RecordedRun.all(in: table)[0]
  }

  private func changed(_ before: [String], _ after: [String]) -> Int {
    run(of: before).changed(now: RecordedRun.hashes(of: after.map { $0[...] }))
  }

  private let code = (1...20).map { "let number\($0) = \($0)" }

  @Test func `A row has its revision, its sections and its folders`() {
    let run = run(of: code)
    #expect(run.revision == "abc1234")
    #expect(run.sections == ["page.md#attacks"])
    #expect(run.folders == ["A", "B"])
    #expect(run.lineCount == 20)
  }

  @Test func `Lines that moved, comments and indentation change nothing`() {
    #expect(changed(code, code.reversed() + ["// a word"] + code.map { "    " + $0 }) == 0)
  }

  @Test func `What went or what came counts, whichever is more`() {
    #expect(changed(code, Array(code.dropLast(2))) == 10)
    #expect(changed(code, code + ["new", "newer", "newest"]) == 15)
    #expect(changed(code, []) == 100)
  }

  @Test func `Of much code, a sample stands for all`() {
    let many = (1...4_000).map { "let number\($0) = \($0)" }
    let share = changed(many, Array(many.dropLast(1_000)))
    #expect(run(of: many).drawn.count == 400)
    #expect((20...30).contains(share))
  }

  @Test func `A section names the revision, and says so when the run is too old`() {
    let run = run(of: code)
    let flaw = { (text: String, changed: Int) in
      run.flaw(of: text, at: "page.md#attacks", changed: changed)
    }
    #expect(flaw("Done.", 0) == "page.md#attacks doesn't say that “attacks” is of `abc1234`.")
    #expect(flaw("Done at `abc1234`.", 10) == nil)
    #expect(flaw("Done at `abc1234`.", 11)?.contains("11 % of what “attacks” measured") == true)
    #expect(flaw("As of `abc1234`, not current.", 90) == nil)
  }

  @Test func `A section ends where the next of its level begins`() {
    let page = MarkdownPage(
      path: "page.md", text: "# Page\n## The store’s attacks\na\n### Part\nb\n## Other\nc\n")
    #expect(page.section("the-stores-attacks").map(\.text).last == "b")
    #expect(page.section("nowhere").isEmpty)
  }
}
