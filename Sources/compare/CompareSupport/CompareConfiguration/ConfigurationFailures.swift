extension Failure {
  package static func configurationInvalid(path: String, reason: String) -> Failure {
    Failure("'\(path)' is no configuration: \(reason).")
  }

  package static func suiteUnknown(name: String, known: [String]) -> Failure {
    Failure("The package has no test target '\(name)', only \(known.joined(separator: ", ")).")
  }
}

extension Configuration {
  package static func moduleUnknown(name: String, known: [String]) -> Failure {
    Failure(
      "\(fileName) names the module '\(name)', but there are only"
        + " \(known.joined(separator: ", ")).")
  }
}
