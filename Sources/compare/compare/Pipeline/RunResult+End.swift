import ArchitectureReport

extension RunResult {
  /// Lets the exit code say that something is missing, unless that is allowed.
  mutating func end(isComplete: Bool, _ output: Output) {
    if !isComplete, !output.allowsPartial { exitCode = PartialResult.exitCode }
  }
}
