package import CompareSupport

/// How the platform runs test targets of the built package.
package struct SuiteProgram: Sendable {
  package let path: String
  /// What runs tests of Swift Testing, before a filter.
  let arguments: [String]
  /// What lists the tests of XCTest.
  package let listArguments: [String]
  /// Where the profiles go when the program does not let its caller choose.
  let profileFolder: String?

  /// Suites that share a folder for their profiles cannot run at the same time.
  package var runsAlone: Bool { profileFolder != nil }

  package init(_ toolchain: Toolchain, _ workspace: Workspace, packageName: String) {
    #if os(macOS)
      // A test bundle is no program there; SwiftPM knows how to load it.
      path = toolchain.swift
      let test = ["test", "--skip-build", "--scratch-path", workspace.scratch]
      arguments = test + ["--enable-code-coverage", "--disable-xctest"]
      listArguments = test + ["list", "--disable-swift-testing"]
      profileFolder = "\(workspace.build)/codecov"
    #else
      // The built program itself: `swift test` takes far longer to do the same.
      path = workspace.testProgram(packageName)
      arguments = ["--testing-library", "swift-testing"]
      listArguments = ["--testing-library", "xctest", "--list-tests"]
      profileFolder = nil
    #endif
  }

  /// What runs these tests of XCTest.
  func xctestArguments(_ tests: [String]) -> [String] {
    #if os(macOS)
      ["test", "--skip-build", "--enable-code-coverage", "--disable-swift-testing"]
        + tests.flatMap { ["--filter", "^\($0)$"] }
    #else
      [tests.joined(separator: ",")]
    #endif
  }
}
