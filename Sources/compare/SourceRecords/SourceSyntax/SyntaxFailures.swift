import CompareSupport

extension Failure {
  static func sourceUnreadable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be read: \(reason).")
  }

  static func parserUnusable(reason: String) -> Failure {
    Failure("The toolchain's parser can't be used.", output: reason)
  }

  static func syntaxUnreadable(path: String, reason: String) -> Failure {
    Failure("sourcekitd cannot parse '\(path)': \(reason).")
  }
}
