package import CompareSupport

extension Failure {
  package static func baselineMissing(path: String) -> Failure {
    Failure("There is no baseline '\(path)': write it with --update-baseline.")
  }

  package static func baselineInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' is no baseline: \(reason).")
  }
}
