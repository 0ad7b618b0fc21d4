/// Builds the package in the scratch folder; SwiftPM finds out by itself that nothing changed.
struct Builder {
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace

  /// Coverage is always on: switching it would rebuild everything the next time.
  func build(withTests: Bool) throws(Stop) {
    let outcome = try children.run(
      Invocation(
        path: toolchain.swift,
        arguments: ["build", "--scratch-path", workspace.scratch, "--enable-code-coverage"]
          + (withTests ? ["--build-tests"] : []),
        folder: workspace.root
      )
    )
    guard outcome.succeeded else { throw .failed(.buildFailed(output: outcome.text)) }
  }
}
