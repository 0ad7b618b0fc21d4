import Testing

@testable import SourceRecords

@Suite("How many tests ran")
struct TestCountsTests {
  @Test func `A test function counts once, however many cases it has`() {
    let counts = EventStream.counts(
      in: """
        {"kind":"test","payload":{"kind":"suite","id":"T.S","name":"S"}}
        {"kind":"test","payload":{"kind":"function","id":"T.S/a()","name":"a()"}}
        {"kind":"test","payload":{"kind":"function","id":"T.S/b(_:)","name":"b(_:)","isParameterized":true}}
        {"kind":"test","payload":{"kind":"function","id":"T.S/c(_:)","name":"c(_:)","isParameterized":true}}
        {"kind":"test","payload":{"kind":"function","id":"T.S/d()","name":"d()"}}
        {"kind":"event","payload":{"kind":"testStarted","testID":"T.S"}}
        {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/a()"}}
        {"kind":"event","payload":{"kind":"testCaseStarted","testID":"T.S/a()"}}
        {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/b(_:)"}}
        {"kind":"event","payload":{"kind":"testCaseStarted","testID":"T.S/b(_:)"}}
        {"kind":"event","payload":{"kind":"testCaseStarted","testID":"T.S/b(_:)"}}
        {"kind":"event","payload":{"kind":"testCaseStarted","testID":"T.S/b(_:)"}}
        {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/c(_:)"}}
        {"kind":"event","payload":{"kind":"testSkipped","testID":"T.S/d()"}}
        """)
    // c started without an argument.
    #expect(counts == TestCounts(functions: 2, run: 4, skipped: 1))
  }

  @Test func `A method of XCTest is a function with one case`() {
    let output = XCTestOutput()
    output.hear(
      ArraySlice(
        """
        Test Suite 'All tests' started at 10:00
        Test Case 'Tests.testA' passed (0.01 seconds)
        Test Case 'Tests.testB' failed (0.01 seconds)
        Test Case 'Tests.testC' skipped (0.01 seconds)

        """.utf8))
    #expect(
      output.counts == TestCounts(functions: 2, run: 2, failures: ["Tests.testB"], skipped: 1))
  }

  @Test func `The parts of a suite add up`() {
    let sum = TestCounts(functions: 2, run: 5) + TestCounts(functions: 1, run: 1, skipped: 1)
    #expect(sum == TestCounts(functions: 3, run: 6, skipped: 1))
  }
}
