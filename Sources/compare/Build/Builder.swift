/// Builds the package in the scratch folder; SwiftPM finds out by itself that nothing changed.
struct Builder {
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace

  /// Coverage is always on: switching it would rebuild everything the next time.
  ///
  /// - Returns: why it failed, nil when it didn't.
  func build(withTests: Bool) throws(Stop) -> String? {
    let outcome = try children.run(
      Invocation(
        path: toolchain.swift,
        arguments: ["build", "--scratch-path", workspace.scratch, "--enable-code-coverage"]
          + (withTests ? ["--build-tests"] : []),
        folder: workspace.root
      )
    )
    return outcome.succeeded ? nil : reason(in: outcome.text)
  }

  /// The first error that a compiler, or SwiftPM, wrote.
  private func reason(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let first = errors.first { $0.contains(".swift:") } ?? errors.first
    return first.map { workspace.relative(String($0)) } ?? lines.last.map(String.init)
      ?? "no reason"
  }
}
