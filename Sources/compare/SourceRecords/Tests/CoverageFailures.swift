package import CompareSupport

extension Failure {
  package static func coverageUnreadable(path: String, reason: String) -> Failure {
    Failure("The coverage export of '\(path)' cannot be read: \(reason).")
  }
}
