import Testing

@testable import SourceRecords

@Suite("The tests that failed")
struct FailedTestsTests {
  @Test func `The first are named, each once, and the others counted`() {
    let counts = TestCounts(run: 20, failures: ["b", "a", "a"])
    #expect(counts.failure == "3 of 20 cases failed: 'a', 'b'")
    let many = TestCounts(run: 20, failures: (1...7).map { "test \($0)" })
    #expect(
      many.failure == "7 of 20 cases failed: 'test 1', 'test 2', 'test 3', 'test 4', 'test 5' and 2"
        + " more")
  }

  @Test func `Failures of several parts of a suite are reported together`() {
    let parts = ["a", "b"].map { name in
      SuiteRun(counts: TestCounts(run: 2, failures: [name]), problem: "1 of 2 cases failed")
    }
    #expect(SuiteRun(of: parts).problem == "2 of 4 cases failed: 'a', 'b'")
  }
}
