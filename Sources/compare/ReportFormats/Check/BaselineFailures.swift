import CompareSupport

extension Failure {
  static func baselineMissing(path: String) -> Failure {
    Failure("There is no baseline '\(path)': write it with --update-baseline.")
  }

  static func baselineInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' is no baseline: \(reason).")
  }
}
