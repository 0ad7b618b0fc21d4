package import CompareSupport

extension Failure {
  package static func sourceUnreadable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be read: \(reason).")
  }

  package static func syntaxUnreadable(path: String, reason: String) -> Failure {
    Failure("sourcekitd cannot parse '\(path)': \(reason).")
  }
}
