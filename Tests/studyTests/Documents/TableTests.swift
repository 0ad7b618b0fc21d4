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

  private func mutants(noticed: Int, of all: Int) -> [MutantTable.Mutant] {
    let rows = (0..<all).map { index in
      "\(index)\tSources/M/A.swift\t\(index)\tdropped call\ta|b\t\t"
        + (index < noticed ? "failed\tfailed\t" : "survived\tsurvived\t")
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
