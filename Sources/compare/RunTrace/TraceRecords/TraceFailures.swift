import CompareSupport

extension Failure {
  static func productUnbuildable(name: String, reason: String) -> Failure {
    Failure("The product '\(name)' doesn't build: \(reason)")
  }

  static func nothingRecorded(name: String) -> Failure {
    Failure("'\(name)' ran, but left no call of the package's functions.")
  }
}
