package import SourceRecords

/// What can run by itself of a module's suites.
package struct SuitePart: Sendable {
  enum Tests: Sendable {
    /// Of Swift Testing, by a filter; the file tells what happened.
    case filtered(_ filter: String, events: String)
    /// Of XCTest, by their names.
    case xctest([String])
  }

  /// Where the profiles go.
  let folder: String
  let tests: Tests
}

/// What running a module's own suites told.
package struct SuiteRun: Sendable {
  package var counts = TestCounts()
  /// Why the counts, or the coverage, aren't what they should be.
  package var problem: String?
}

extension SuiteRun {
  /// What all parts of the suites told together.
  package init(of parts: [SuiteRun]) {
    self.init()
    for part in parts {
      counts = counts + part.counts
      problem = problem ?? part.problem
    }
    if problem == nil, counts.run == 0 { problem = "ran no test case" }
  }
}
