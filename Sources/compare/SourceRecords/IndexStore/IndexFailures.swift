package import CompareSupport

extension Failure {
  package static func indexUnreadable(path: String, reason: String) -> Failure {
    Failure("The index store at '\(path)' cannot be read: \(reason).")
  }
}
