/// How many tests of a suite ran, and how many of their cases ran, failed and were skipped.
package struct TestCounts: Equatable, Sendable {
  /// The test functions of which a case ran; of XCTest, its test methods.
  package var functions = 0
  /// The cases that ran: each argument of a parameterised test is one.
  package var run = 0
  package var failed: Int { failures.count }
  /// The failed cases, each with the name of its test.
  package var failures: [String] = []
  package var skipped = 0

  package static func + (left: TestCounts, right: TestCounts) -> TestCounts {
    TestCounts(
      functions: left.functions + right.functions,
      run: left.run + right.run,
      failures: left.failures + right.failures,
      skipped: left.skipped + right.skipped
    )
  }
}
