import CompareSupport

extension Workspace {
  /// SwiftPM at work on this package, in the scratch folder.
  ///
  /// A manifest can see by `COMPARE_BUILD` what is measured, and leave out the rest.
  func swiftPM(_ command: String, _ arguments: [String], of toolchain: Toolchain) -> Invocation {
    Invocation(
      path: toolchain.swift, arguments: [command, "--scratch-path", scratch] + arguments,
      folder: root, environment: ["COMPARE_BUILD": extent.rawValue])
  }
}
