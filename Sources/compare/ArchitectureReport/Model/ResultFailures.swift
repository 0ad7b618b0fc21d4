package import CompareSupport

extension Failure {
  static func resultInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' is no result of compare: \(reason).")
  }

  static func resultsMissing(folder: String) -> Failure {
    Failure("There is no result of compare, *.json, in the folder '\(folder)'.")
  }

  package static func resultWithoutActions(path: String) -> Failure {
    Failure("'\(path)' has no actions: measure again with --actions.")
  }

  package static func resultWithoutModule(path: String, name: String, known: [String]) -> Failure {
    Failure("'\(path)' has no module '\(name)', only \(known.joined(separator: ", ")).")
  }
}
