/// How many cases of a suite ran, failed and were skipped.
package struct TestCounts: Equatable, Sendable {
  package var run = 0
  package var failed: Int { failures.count }
  /// The failed cases, each with the name of its test.
  package var failures: [String] = []
  package var skipped = 0

  package static func + (left: TestCounts, right: TestCounts) -> TestCounts {
    TestCounts(
      run: left.run + right.run,
      failures: left.failures + right.failures,
      skipped: left.skipped + right.skipped
    )
  }
}
