import Testing

@testable import study

/// What is read from the output of other programs.
@Suite struct MeasuredTextTests {
  @Test func `Quoted cells may have commas and quotes`() {
    let rows = CommaSeparated.rows(
      #"""
      module,metric,old,new
      A,type,,"Row, ""first"" (view)"
      A,edge,"",

      """#)
    #expect(
      rows == [
        ["module", "metric", "old", "new"], ["A", "type", "", #"Row, "first" (view)"#],
        ["A", "edge", "", ""],
      ])
  }

  @Test func `Types, requirements, roles and edges are counted in one module`() {
    let table = CommaSeparated.rows(
      """
      module,metric,old,new
      MVCTodo,lines,10,12
      MVCTodo,changed type,,ListView (view)
      MVCTodo,changed type,,ListDelegate (delegate)
      MVCTodo,type,,ListHeader (view)
      MVCTodo,type,OldHeader (view),
      MVCTodo,type,,Plain
      MVCTodo,requirement,,ListDelegate.held()
      MVCTodo,requirement,ListDelegate.gone(),
      MVCTodo,edge,,ListHeader → ListRow
      MVPTodo,edge,,ListHeader → ListRow
      """)
    let rows = ArchitectureNumbers.rows(of: "MVCTodo", in: table)
    #expect(rows.map(\.text) == ["3", "2", "1", "2", "1"])
  }

  @Test func `The largest type and the most complex function have two sides`() {
    let old = [
      ["metric", "MVCTodo", "MVPTodo"], ["types.largest", "8", "9"], ["complexity.max", "", "2"],
    ]
    let new = [
      ["metric", "MVPTodo", "MVCTodo"], ["types.largest", "9", "11"], ["complexity.max", "3", "4"],
    ]
    #expect(
      ArchitectureNumbers.growth(of: "MVPTodo", from: old, to: new).map(\.text)
        == ["9 → 9", "2 → 3"])
  }

  @Test func `Of new lines that can run, those that tests reach count`() {
    let patch = Patch(
      """
      diff --git a/Sources/A/List.swift b/Sources/A/List.swift
      --- a/Sources/A/List.swift
      +++ b/Sources/A/List.swift
      @@ -1 +1,5 @@
       one
      +two
      +three
      +four
      +five
      """)
    let coverage = LineCoverage(
      """
      SF:/copy/Sources/A/List.swift
      DA:1,0
      DA:2,7
      DA:3,0
      DA:4,1
      end_of_record
      SF:/copy/Sources/A/Other.swift
      DA:5,0
      """, folder: "/copy")
    #expect(coverage.share(of: patch) == 66)
    #expect(LineCoverage("", folder: "/copy").share(of: patch) == 100)
  }

  @Test func `Places that conflict are counted by folder`() {
    let conflicts = MergeConflicts(
      """
      4b825dc:Sources/MVCTodo/List.swift:2
      4b825dc:Sources/MVCTodo/Edit.swift:1
      4b825dc:Tests/MVCTodoTests/ListTests.swift:3
      """, tree: "4b825dc")
    #expect(conflicts.count(in: "Sources/MVCTodo") == 3)
    #expect(conflicts.count(in: "Tests/MVCTodoTests") == 3)
    #expect(conflicts.count(in: "Sources/MVC") == 0)
    #expect(conflicts.files.count == 3)
  }

  @Test func `Both sides of a conflict can be kept`() {
    let text = "a\n<<<<<<< one\nb\n=======\nc\n>>>>>>> two\n== d\n"
    #expect(MergeConflicts.bothSides(of: text) == "a\nb\nc\n== d\n")
  }
}
