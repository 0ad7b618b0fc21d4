package import CompareSupport

extension Failure {
  static func notInPackage(folder: String, hasSwift: Bool) -> Failure {
    Failure(
      "There is no Package.swift in '\(folder)' or above it."
        + (hasSwift ? " To measure the Swift files there, name the folder with --sources." : ""))
  }

  static func packageUnreadable(path: String, output: String) -> Failure {
    Failure("The package in '\(path)' cannot be read.", output: output)
  }

  package static func packageEmpty(path: String) -> Failure {
    Failure("The package in '\(path)' has no Swift target to measure.")
  }
}
