import Testing

@testable import study

@Suite struct BuildLogTests {
  @Test func `The compiler's errors have paths in the package, each once`() {
    let log = BuildLog(
      """
      [1/9] Compiling MVCTodo List.swift
      /copy/Sources/MVCTodo/List.swift:7:5: error: cannot find 'row' in scope
      /copy/Sources/MVCTodo/List.swift:7:5: warning: unused
      /copy/Sources/MVCTodo/List.swift:7:5: error: cannot find 'row' in scope
      /copy/Sources/MVCTodo/Edit.swift:1:1: error: a
      error: emit-module command failed
      """, folder: "/copy")
    #expect(
      log.errors == [
        "Sources/MVCTodo/Edit.swift:1:1: error: a",
        "Sources/MVCTodo/List.swift:7:5: error: cannot find 'row' in scope",
      ])
    #expect(log.hasErrors(in: "Sources/MVCTodo"))
    #expect(!log.hasErrors(in: "Sources/MVPTodo"))
  }

  @Test func `Tests that failed are named once, without their numbers`() {
    let log = BuildLog(
      """
      ◇ Test run started.
      ✔ Test "Adding a todo" passed after 0.001 seconds.
      ✘ Test "Search finds words" recorded an issue at A.swift:3:5: Expectation failed
      ✘ Test "Search finds words" failed after 0.002 seconds with 1 issue.
      ✘ Test title() failed after 0.001 seconds with 1 issue.
      ✘ Test "Keys work" with 3 test cases failed after 0.004 seconds with 2 issues.
      ✘ Test "Keys work" with 3 test cases failed after 0.004 seconds with 2 issues.
      ✘ Test run with 812 tests in 40 suites failed after 3.1 seconds with 4 issues.
      """)
    #expect(log.failedTests == ["Keys work", "Search finds words", "title()"])
    #expect(log.testCount == "812 tests")
  }

  @Test func `Lines of the patterns' suites that don't compile are found, in expanded macros too`()
  {
    let log = BuildLog(
      """
      /copy/Tests/MVPTodoTests/ListTests.swift:12:9: error: no member 'search'
      /copy/Tests/MVPTodoTests/ListTests.swift:12:9: note: did you mean
      /copy/Tests/MVPTodoTests/EditTests.swift:3:1: note: in expansion of macro 'expect'
      /copy/Tests/ConformanceTests/ListTests.swift:1:1: error: a
      /copy/Sources/MVPTodo/List.swift:1:1: error: a
      """, folder: "/copy")
    #expect(
      log.brokenTestLines == [
        "Tests/MVPTodoTests/ListTests.swift": [12], "Tests/MVPTodoTests/EditTests.swift": [3],
      ])
  }
}
