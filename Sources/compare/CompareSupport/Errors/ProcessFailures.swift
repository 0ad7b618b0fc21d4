extension Failure {
  static func commandUnstartable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be run: \(reason).")
  }

  static func libraryUnusable(name: String, reason: String) -> Failure {
    Failure("\(name) of the Swift toolchain cannot be used: \(reason).")
  }

  static func toolMissing(name: String) -> Failure {
    Failure("The Swift toolchain on PATH has no '\(name)'.")
  }

  package static func toolFailed(name: String, output: String) -> Failure {
    Failure("\(name) failed; nothing was measured.", output: output)
  }
}
