/// How the platform runs one test target of the built package.
struct SuiteProgram: Sendable {
  let path: String
  let arguments: [String]
  /// Where the profiles go when the program does not let its caller choose.
  let profileFolder: String?

  /// Suites that share a folder for their profiles cannot run at the same time.
  var runsAlone: Bool { profileFolder != nil }

  init(_ toolchain: Toolchain, _ workspace: Workspace, packageName: String) {
    #if os(macOS)
      // A test bundle is no program there; SwiftPM knows how to load it.
      path = toolchain.swift
      arguments = [
        "test", "--skip-build", "--enable-code-coverage", "--scratch-path", workspace.scratch,
        "--disable-xctest",
      ]
      profileFolder = "\(workspace.build)/codecov"
    #else
      // The built program itself: `swift test` takes far longer to do the same.
      path = workspace.testProgram(packageName)
      arguments = ["--testing-library", "swift-testing"]
      profileFolder = nil
    #endif
  }
}
