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

extension TestCounts {
  /// How many failed, and the first of them by name.
  var failure: String {
    let names = Set(failures).sorted()
    let others = names.count > 5 ? " and \(names.count - 5) more" : ""
    let first = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "\(failed) of \(run) cases failed: \(first)\(others)"
  }
}

extension SuiteRun {
  /// What all parts of the suites told together.
  package init(of parts: [SuiteRun]) {
    self.init()
    for part in parts {
      counts = counts + part.counts
      problem = problem ?? part.problem
    }
    // One part's failures are not all.
    if counts.failed > 0 { problem = counts.failure }
    if problem == nil, counts.run == 0 { problem = "ran no test case" }
  }
}
