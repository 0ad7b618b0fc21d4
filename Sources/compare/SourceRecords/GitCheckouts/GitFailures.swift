package import CompareSupport

extension Failure {
  static let gitMissing = Failure("There is no 'git' on PATH, which other revisions come from.")

  static func repositoryMissing(folder: String, reason: String) -> Failure {
    Failure("'\(folder)' is in no git repository that can be read: \(reason).")
  }

  static func specialFile(path: String) -> Failure {
    Failure(
      "'\(path)' is neither a file nor a folder, and git could wait for it forever: remove it.")
  }

  static func gitLate(_ command: String, limit: Duration) -> Failure {
    Failure(
      "'git \(command)' did not finish within \(limit.components.seconds) seconds. Look for pipes"
        + " or slow links inside '.git', and try again.")
  }

  static func revisionMissing(name: String, root: String, isShallow: Bool) -> Failure {
    let shallow =
      " It is a shallow clone: fetch the revision first, as with 'git fetch --unshallow'."
    return Failure(
      "'\(name)' is no revision in '\(root)'." + (isShallow ? shallow : ""))
  }

  static func pathOutside(path: String, root: String) -> Failure {
    Failure("'\(path)' is not in the git repository '\(root)', so no revision has it.")
  }

  static func checkoutFailed(_ revision: String, reason: String) -> Failure {
    Failure("The files of '\(revision)' cannot be checked out: \(reason).")
  }

  /// The same, at a revision.
  package func at(_ revision: Revision) -> Failure {
    Failure("At '\(revision.name)': \(line)", output: output)
  }
}
