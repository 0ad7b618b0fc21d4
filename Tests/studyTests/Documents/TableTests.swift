import CompareSupport
import Testing

@testable import study

@Suite struct TableTests {
  @Test func `A choice shows the five's number, the range of all forms, and the rewriting's`() {
    var numbers = ChoosingTable.Numbers(usual: "9", rewritten: "10", forms: ["9", "5", "21"])
    #expect(numbers.cell == "9 (5–21; again 10)")
    numbers.forms = ["9"]
    #expect(numbers.cell == "9 (again 10)")
    numbers.rewritten = nil
    #expect(numbers.cell == "9")
    numbers.usual = nil
    #expect(numbers.cell == nil)
  }

  @Test func `A result that lacks a number is refused, not shown with a hole`() {
    #expect(throws: Failure.self) { try ChoosingTable(csv: "row,MVCTodo\nfiles,9\n").text() }
  }

  @Test func `On a second toolkit a link is kept, a file of the same path was lost`() {
    func file(_ path: String, _ lines: Int, isLink: Bool = false) -> ToolkitTable.File {
      ToolkitTable.File(path: path, isLink: isLink, lines: lines)
    }
    let module = ToolkitTable.Port(
      here: [file("Model.swift", 10), file("View.swift", 20), file("Gone.swift", 3)],
      there: [
        file("Model.swift", 10, isLink: true), file("View.swift", 15), file("Binding.swift", 5),
      ]
    )
    let suite = ToolkitTable.Port(here: [file("A.swift", 7)], there: [])
    let table = ToolkitTable.files([module], suites: [suite])
    for row in [
      "| files kept | 1 of 3 |", "| files written again or added | 2 |", "| of these added | 1 |",
      "| lines of code kept | 10 of 33 |", "| lines lost | 23 |",
      "| lines in their place | 20 |", "| files of its suite kept | 0 of 1 |",
      "| lines of its suite kept | 0 of 7 |",
    ] {
      #expect(table.contains(row + "\n"))
    }
  }

  @Test func `Numbers show what a second toolkit changed, and a dash for what isn't measured`() {
    let table = ToolkitTable.numbers(
      here: "metric,MVCTodo\nlines.code,9\ntypes,3\ntests.run,5\n",
      there: "metric,MVCTodo\nlines.code,7\ntypes,3\ntests.run,\n")
    #expect(table.contains("| lines of code | 9 → 7 |"))
    #expect(table.contains("| types | 3 |"))
    #expect(table.contains("| cases that pass | 5 → – |"))
  }

  @Test func `A verdict that a second toolkit turned is bold, and counted`() throws {
    func result(_ verdicts: [String]) -> String {
      let claims = verdicts.enumerated().map { index, verdict in
        """
        {"title": "Claim \(index)", "verdict": "\(verdict)",
         "publicApps": {"holds": 2, "doesNot": 1, "tooClose": 0}}
        """
      }
      return "{\"claims\": [\(claims.joined(separator: ","))]}"
    }
    let table = try ToolkitTable.verdicts(
      here: result(["confirmed", "confirmed", "contradicted"]),
      there: result(["confirmed", "contradicted", "not measurable here"]))
    let apps = "holds in 2, not in 1, too close in 0"
    for row in [
      "| Claim 0 | confirmed | confirmed | \(apps) |",
      "| Claim 1 | confirmed | **contradicted** | \(apps) |",
      "| Claim 2 | contradicted | not measurable here | \(apps) |",
    ] {
      #expect(table.contains(row))
    }
    #expect(table.contains("Of 3 claims 1 turn, 1 don't, and 1 can't be measured there."))
    #expect(throws: Failure.self) { try ToolkitTable.verdicts(here: "{}", there: result([])) }
  }

  private func mutants(noticed: Int, of all: Int, lines: Int = 9) -> [MutantTable.Mutant] {
    let rows = (0..<all).map { index in
      "\(index)\tSources/M/A.swift\t\(index)\tdropped call\ta|b\t\t"
        + (index < noticed
          ? "failed\t1\t\(lines)\t\(lines)\tfailed\t2\t20\telsewhere\t"
          : "survived\t\t\t\tsurvived\t\t\t\t")
    }
    return MutantTable.mutants(in: "number\tfile\n" + rows.joined(separator: "\n"))
  }

  @Test func `Shares that chance could explain are too close to call`() {
    let close = MutantTable([94, 92, 95, 93, 94].map { mutants(noticed: $0, of: 100) }).scores
    #expect(close.contains("| Its own suite notices | 94 of 100: 88–97 % |"))
    #expect(close.contains("too close to call"))
    let far = MutantTable([94, 50, 95, 93, 94].map { mutants(noticed: $0, of: 100) }).scores
    #expect(far.contains("MVVMTodo notices more than MVPTodo"))
  }

  @Test func `Medians tell how far tests lead to a fault`() {
    let table = MutantTable([9, 9, 9, 9, 40].map { mutants(noticed: 60, of: 60, lines: $0) })
      .distances
    #expect(
      table.contains(
        "| own: lines that all of them run | 9: 9–9 | 9: 9–9 | 9: 9–9 | 9: 9–9 | 40: 40–40 "
          + "| MVCTodo fewer than VIPERTodo |"))
    #expect(
      table.contains("| shared: tests that fail | 2: 2–2 | 2: 2–2 | 2: 2–2 | 2: 2–2 | 2: 2–2 "))
    #expect(table.contains("| shared: the fault isn't among these | 60 of 60 |"))
  }

  @Test(arguments: [(0, 0, "too close"), (7, 0, "too close"), (8, 0, "its own more")])
  func `A suite notices more if it alone notices many more`(own: Int, shared: Int, verdict: String)
  {
    let rows = (0..<own + shared).map { index in
      "\(index)\tA.swift\t1\tdropped call\ta\t\t"
        + (index < own ? "failed\t1\t9\t9\tsurvived\t\t\t\t" : "survived\t\t\t\tfailed\t1\t9\t9\t")
    }
    let read = MutantTable.mutants(in: "number\tfile\n" + rows.joined(separator: "\n"))
    let table = MutantTable(Array(repeating: read, count: 5)).scores
    #expect(table.contains("| Only its own, only the shared one | \(own), \(shared): \(verdict) |"))
  }

  @Test func `A mutant that nothing noticed is listed with its place`() {
    let list = MutantTable([mutants(noticed: 1, of: 2)]).unnoticed
    #expect(
      list.hasSuffix(
        #"| M/A.swift:1 | dropped call | `a\|b` | (nothing) | no | no | not examined |"# + "\n"))
  }

  @Test func `Findings that lack an implementation are refused`() {
    #expect(throws: Failure.self) { try LifetimeTable(findings: "").released() }
    #expect(throws: Failure.self) {
      try LifetimeTable(findings: "reopened\tNewTodo\t1\t2").recreated()
    }
  }
}
