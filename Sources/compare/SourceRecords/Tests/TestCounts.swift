/// How many cases of a suite were run, failed and were skipped.
package struct TestCounts: Equatable, Sendable {
  package var run = 0
  package var failed: Int { failures.count }
  package var skipped = 0
  /// The failed ones, each with the name of its test.
  package var failures: [String] = []

  package init(run: Int = 0, failures: [String] = [], skipped: Int = 0) {
    self.run = run
    self.failures = failures
    self.skipped = skipped
  }

  package static func + (left: TestCounts, right: TestCounts) -> TestCounts {
    TestCounts(
      run: left.run + right.run,
      failures: left.failures + right.failures,
      skipped: left.skipped + right.skipped
    )
  }
}
