package import CompareSupport

/// A part of a module's suites that can run separately.
package struct SuitePart: Sendable {
  enum Tests: Sendable {
    /// Tests of Swift Testing, by a filter; the file records what happened.
    case filtered(_ filter: String, events: String)
    /// Tests of XCTest, by name.
    case xctest([String])
  }

  /// The folder for the profiles.
  let folder: String
  let tests: Tests
}

/// The results of a module's own suites.
package struct SuiteRun: Sendable {
  package var counts = TestCounts()
  /// Why the counts, or the coverage, are incomplete.
  package var problem: String?
}

extension TestCounts {
  /// How many cases failed, and the first of them by name.
  var failure: String {
    let names = Set(failures).sorted()
    let others = names.count > 5 ? " and \(names.count - 5) more" : ""
    let first = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "\(failed) of \(run) cases failed: \(first)\(others)"
  }
}

extension SuiteRun {
  /// Combines the results of all parts.
  package init(of parts: [SuiteRun]) {
    self.init()
    for part in parts {
      counts = counts + part.counts
      problem = problem ?? part.problem
    }
    // One part's failures are not all of them.
    if counts.failed > 0 { problem = counts.failure }
    if problem == nil, counts.run == 0 { problem = "ran no test case" }
  }
}

/// How the platform runs test targets of the built package.
package struct SuiteProgram: Sendable {
  package let path: String
  /// The arguments that run tests of Swift Testing, before a filter.
  let arguments: [String]
  /// The arguments that list the tests of XCTest.
  package let listArguments: [String]
  /// The folder for the profiles if the program doesn't let its caller choose.
  let profileFolder: String?

  /// Suites that share a folder for their profiles can't run at the same time.
  package var runsAlone: Bool { profileFolder != nil }

  package init(_ toolchain: Toolchain, _ workspace: Workspace, packageName: String) {
    #if os(macOS)
      // A test bundle isn't a program there; SwiftPM knows how to load it.
      path = toolchain.swift
      let test = ["test", "--skip-build", "--scratch-path", workspace.scratch]
      arguments = test + ["--enable-code-coverage", "--disable-xctest"]
      listArguments = test + ["list", "--disable-swift-testing"]
      profileFolder = "\(workspace.build)/codecov"
    #else
      // The built program itself, because `swift test` takes far longer to do the same.
      path = workspace.testProgram(packageName)
      arguments = ["--testing-library", "swift-testing"]
      listArguments = ["--testing-library", "xctest", "--list-tests"]
      profileFolder = nil
    #endif
  }

  /// The arguments that run these tests of XCTest.
  func xctestArguments(_ tests: [String]) -> [String] {
    #if os(macOS)
      ["test", "--skip-build", "--enable-code-coverage", "--disable-swift-testing"]
        + tests.flatMap { ["--filter", "^\($0)$"] }
    #else
      [tests.joined(separator: ",")]
    #endif
  }
}
