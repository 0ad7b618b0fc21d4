package import CompareSupport
import Foundation

/// The files of one revision at a time, in a folder outside of the repository that stays.
///
/// The repository is only read: the index is the folder's own, so there is no worktree that git
/// would know of, and nothing to undo when a run is interrupted. From one revision to the next, only
/// the files that differ are written: what was built of the others is used again.
package struct Checkout: Sendable {
  private let repository: Repository
  private let folder: String

  /// Takes the folder that the files, and what belongs to them, are kept in.
  package init(of repository: Repository, in folder: String) {
    self.repository = repository
    self.folder = folder
  }

  /// Called as the repository's own folder: columns and packages are named after folders.
  package var root: String {
    let name = (repository.root as NSString).lastPathComponent
    return "\(folder.realPath)/files/\(name == "/" || name.isEmpty ? "root" : name)"
  }

  /// Where a file or folder of the repository is in it.
  ///
  /// - Throws: a failure for one that the repository doesn't have in it.
  package func place(of path: String) throws(Failure) -> String {
    let real = path.realPath
    if real == repository.root { return root }
    guard real.hasPrefix(repository.root + "/") else {
      throw .pathOutside(path: path, root: repository.root)
    }
    return root + real.dropFirst(repository.root.count)
  }

  /// Makes the files those of a revision; what is kept is what others write between them, and find
  /// again the next time.
  package func show(_ revision: Revision, keeping kept: String) throws(Stop) {
    let manager = FileManager.default
    // What a run that was killed left; whoever is here has the folder for itself.
    try? manager.removeItem(atPath: "\(index).lock")
    do {
      try manager.createDirectory(atPath: root, withIntermediateDirectories: true)
    } catch {
      throw .failed(.checkoutFailed(revision.name, reason: error.localizedDescription))
    }
    // Files that came here with other dates, as out of a cache, are no others; what differs fails.
    _ = try git(["update-index", "-q", "--refresh"])
    try run(["read-tree", "--reset", "-u", "--no-sparse-checkout", revision.commit], revision)
    // Whatever else is there is of another revision.
    try run(["clean", "-ffdxq", "-e", kept], revision)
  }

  private var index: String { "\(folder)/index" }

  private func git(_ arguments: [String]) throws(Stop) -> Outcome {
    try repository.git.run(
      arguments, in: root,
      environment: [
        "GIT_DIR": repository.store, "GIT_WORK_TREE": root, "GIT_INDEX_FILE": index,
      ])
  }

  private func run(_ arguments: [String], _ revision: Revision) throws(Stop) {
    let outcome = try git(arguments)
    guard outcome.succeeded else {
      throw .failed(.checkoutFailed(revision.name, reason: outcome.complaint))
    }
  }
}
