import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("The table as CSV")
struct CSVFormatterTests {
  @Test func `A line per metric, and nothing where there is nothing`() {
    let lines = CSVFormatter.format(Report(modules: [.sample, .empty])).split(separator: "\n")
    #expect(lines.first == "metric,MVCTodo,VIPERTodo")
    #expect(lines.contains("lines.code,1234,0"))
    #expect(lines.contains("coupling.instability,0.25,"))
    #expect(lines.contains("coverage.percent,99.9,"))
    #expect(lines.count == TableRows.all(for: [.sample, .empty]).count + 1)
  }

  @Test func `The edges of a module are lines`() {
    #expect(
      EdgeList(.sample, isComplete: true).csv == """
        from,to,module,kind,references,evidence
        Controller,Store,Shared,abstract,12,Sources/MVCTodo/Controller.swift:3
        Controller,View.Row,MVCTodo,concrete,1,Sources/MVCTodo/Controller.swift:14

        """)
  }

  @Test func `A name that a spreadsheet would run as a formula is text, and a number a number`() {
    #expect(
      CSVFormatter.text([["=A1+1", "+", "-f", "@x", "-1.5", "a=1"], ["=\"a\",b"]])
        == "'=A1+1,'+,'-f,'@x,-1.5,a=1\n\"'=\"\"a\"\",b\"\n")
  }

  @Test func `What would end a field is quoted`() {
    #expect(CSVFormatter.text([["a,b", "c\"d", "e\nf", "g"]]) == "\"a,b\",\"c\"\"d\",\"e\nf\",g\n")
  }
}
