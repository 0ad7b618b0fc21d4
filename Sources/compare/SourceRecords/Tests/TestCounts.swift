/// How many cases of a suite were run, failed and were skipped.
package struct TestCounts: Equatable, Sendable {
  package var run = 0
  package var failed = 0
  package var skipped = 0

  package init(run: Int = 0, failed: Int = 0, skipped: Int = 0) {
    self.run = run
    self.failed = failed
    self.skipped = skipped
  }

  package static func + (left: TestCounts, right: TestCounts) -> TestCounts {
    TestCounts(
      run: left.run + right.run,
      failed: left.failed + right.failed,
      skipped: left.skipped + right.skipped
    )
  }
}
