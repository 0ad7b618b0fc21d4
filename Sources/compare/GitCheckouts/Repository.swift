package import CompareSupport
import Foundation

/// The repository that something lies in.
package struct Repository: Sendable {
  let git: Git
  /// The folder that is checked out, without symbolic links.
  package let root: String
  /// Where git keeps what it knows.
  let store: String

  /// Finds the one around a folder.
  package init(around folder: String, git: Git) throws(Stop) {
    self.git = git
    let root = try git.run(["rev-parse", "--show-toplevel"], in: folder)
    guard root.succeeded, !root.line.isEmpty else {
      throw .failed(.repositoryMissing(folder: folder, reason: root.complaint))
    }
    self.root = root.line.realPath
    let store = try git.run(["rev-parse", "--absolute-git-dir"], in: folder)
    guard store.succeeded else {
      throw .failed(.repositoryMissing(folder: folder, reason: store.complaint))
    }
    self.store = store.line
  }

  /// The commit that a name stands for now.
  package func revision(_ name: String) throws(Stop) -> Revision {
    // A name could be taken for an option, or be several.
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    let found = try git.run(words, in: root)
    guard found.succeeded, !found.line.isEmpty else {
      let shallow = try git.run(["rev-parse", "--is-shallow-repository"], in: root)
      throw .failed(
        .revisionMissing(name: name, root: root, isShallow: shallow.line == "true"))
    }
    return Revision(name: name, commit: found.line)
  }
}

/// A commit, and what the user called it.
package struct Revision: Equatable, Sendable {
  package let name: String
  package let commit: String
}
