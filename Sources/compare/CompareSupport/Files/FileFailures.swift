extension Failure {
  package static func outputUnwritable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be written: \(reason).")
  }

  package static func folderMissing(path: String) -> Failure {
    Failure("There is no folder '\(path)'.")
  }
}
