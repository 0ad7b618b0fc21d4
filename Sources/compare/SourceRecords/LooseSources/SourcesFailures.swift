import CompareSupport

extension Failure {
  static func sourcesUnusable(folder: String, reason: String) -> Failure {
    Failure("The sources '\(folder)' cannot be measured: \(reason).")
  }

  static func scratchUnwritable(path: String, reason: String) -> Failure {
    Failure("The scratch folder '\(path)' cannot be written: \(reason).")
  }
}
