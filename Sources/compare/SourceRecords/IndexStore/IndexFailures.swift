import CompareSupport

extension Failure {
  static func indexUnreadable(path: String, reason: String) -> Failure {
    Failure("The index store at '\(path)' cannot be read: \(reason).")
  }
}
