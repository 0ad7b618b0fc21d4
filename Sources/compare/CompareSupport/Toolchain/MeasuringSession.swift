import Synchronization

/// What the parts of a run share: the programs that it runs, and the steps that it reports.
package final class MeasuringSession: Sendable {
  /// The folders in which programs are looked up.
  package let searchPath: String
  package let children: Children
  package let progress: Progress
  package let steps: Steps
  private let found = Mutex<Toolchain?>(nil)

  package init(searchPath: String, children: Children, progress: Progress) {
    self.searchPath = searchPath
    self.children = children
    self.progress = progress
    steps = Steps(progress: progress)
  }

  /// Found when it is first needed: some commands work without one, and asking a launcher for it
  /// takes time.
  package var toolchain: Toolchain {
    get throws(Failure) {
      try found.withLock { (found) throws(Failure) in
        if let found { return found }
        let toolchain = try Toolchain.find(searchPath: searchPath, children: children)
        found = toolchain
        return toolchain
      }
    }
  }

  package func step<Value>(
    _ name: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try steps.run(name, body)
  }

  /// Runs a tool of the toolchain.
  ///
  /// - Returns: what it printed.
  /// - Throws: `toolFailed` with all that it printed.
  package func output(
    of tool: String, _ arguments: [String], in folder: String
  ) throws(Failure) -> [UInt8] {
    let path = try toolchain.tool(tool)
    let outcome = try children.run(Invocation(path: path, arguments: arguments, folder: folder))
    guard outcome.succeeded else { throw .toolFailed(name: tool, output: outcome.text) }
    return outcome.standardOutput
  }
}
