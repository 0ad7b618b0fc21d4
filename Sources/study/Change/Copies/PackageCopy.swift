import CompareSupport
import Foundation

/// A copy of the package with a history of its own: `main` is the package as it stands.
struct PackageCopy {
  let session: Session
  let folder: String

  /// Copies what git knows or would add, without the other packages.
  static func make(at folder: String, in session: Session) throws(Failure) -> PackageCopy {
    guard !InputFile.isNamed(folder) else {
      throw Failure("'\(folder)' is there already; name a new folder.")
    }
    return try session.removing(folder) { () throws(Failure) in
      try session.makeFolder(folder)
      let listed = try session.git(
        "ls-files", ["-z", "--cached", "--others", "--exclude-standard", "--", ":!Packages"])
      // Files that were deleted but not committed are listed, too.
      let names = listed.split(separator: "\0").filter {
        InputFile.isNamed("\(session.root)/\($0)")
      }
      let script = #"set -o pipefail; tar --null -T - -cf - | tar -xf - -C "$0""#
      let outcome = try session.run(
        "bash", ["-c", script, folder], input: names.map { $0 + "\0" }.joined())
      guard outcome.succeeded else {
        throw Failure("The package can't be copied to '\(folder)'.", output: outcome.text)
      }
      let copy = PackageCopy(session: session, folder: folder)
      try copy.git("init", "-q")
      try copy.commit("The base")
      return copy
    }
  }

  @discardableResult
  func git(_ command: String, _ words: String...) throws(Failure) -> String {
    try session.git(command, words, in: folder)
  }

  func tryGit(_ command: String, _ words: String...) throws(Failure) -> Outcome {
    try session.tryGit(command, words, in: folder)
  }

  func commit(_ title: String) throws(Failure) {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", title)
  }

  /// Makes it the package as it stands again.
  func restore() throws(Failure) {
    try git("checkout", "-qf", "main")
    try git("clean", "-fdq")
  }

  /// The patch that didn't apply, if one doesn't; what is before it was applied.
  func applyPatches(_ names: [String], of request: String) throws(Failure) -> String? {
    let requests = ChangeRequests(session: session)
    for name in names {
      let path = requests.path("\(request)/\(name).patch")
      let outcome = try tryGit("apply", "--allow-empty", "--whitespace=nowarn", path)
      if !outcome.succeeded { return "\(ChangeRequests.folder)/\(request)/\(name).patch" }
    }
    return nil
  }

  func apply(_ names: [String], of request: String) throws(Failure) {
    if let patch = try applyPatches(names, of: request) { throw Self.unfit(patch, of: request) }
  }

  static func unfit(_ patch: String, of request: String) -> Failure {
    Failure(
      "'\(patch)' doesn't apply to this version of the package; 'swift run study change rebase"
        + " \(request) FOLDER' merges it.")
  }

  /// A branch for each request, with all of it committed.
  func makeBranches(for requests: [String]) throws(Failure) {
    for request in requests {
      try restore()
      try git("checkout", "-q", "-b", Self.branch(request))
      try apply(ChangeRequests.allPatches, of: request)
      try commit(request)
    }
  }

  static func branch(_ request: String) -> String { "change-\(request)" }

  /// Which request this copy is made for, and in which pattern, for `test`.
  var mark: String { "\(folder)/.git/change" }
}
