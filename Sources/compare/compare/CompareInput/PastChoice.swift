package import ArchitectureReport
package import CompareSupport
import Foundation
package import SourceRecords

/// Finds what options name at other revisions of its repository.
package struct PastChoice {
  private let choice: InputChoice
  private let options: Options
  private let repository: Repository
  private let checkout: Checkout
  private let workplace: Workplace

  /// Finds the repository around what is measured, without checking anything out yet.
  package init(_ choice: InputChoice, for options: Options) throws(Failure) {
    self.choice = choice
    self.options = options
    let folder = try choice.measured(by: options).first ?? choice.folder
    let git = try Git.find(choice.session)
    let store = try GitStore(around: folder)
    let scratch = choice.cache.revisions(of: store.root)
    repository = try Repository(store, git: git, in: "\(scratch)/git")
    checkout = Checkout(of: repository, in: scratch)
    workplace = Workplace(scratch: scratch, measured: [repository.root])
  }

  /// The commit that a name currently stands for.
  package func revision(_ name: String) throws(Failure) -> Revision {
    try repository.revision(name)
  }

  /// Checks a revision out, and passes the input, its options and the base folder for paths to a
  /// function before another revision can replace it.
  package func working<Value>(
    at revision: Revision, _ body: (any Input, Options, _ folder: String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try showing(revision) { () throws(Failure) in
      let there = try moved()
      let folder = (try? checkout.place(of: choice.folder)) ?? checkout.root
      return try body(try choice.moved(to: folder).input(for: there), there, folder)
    }
  }

  private func showing<Value>(
    _ revision: Revision, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try choice.session.working(in: [workplace]) { () throws(Failure) in
      defer { choice.cache.trim() }
      do throws(Failure) {
        try choice.session.step("Checking out \(revision.name)") { () throws(Failure) in
          try checkout.show(revision, keeping: Workspace.scratchName)
        }
        return try body()
      } catch {
        throw error.at(revision)
      }
    }
  }

  /// The Swift files that aren't what they were at a revision: of these, and of those that are gone
  /// from these folders.
  package func changes(
    of files: [String], in roots: [String], since revision: Revision
  ) throws(Failure) -> [String: FileChange] {
    try showing(revision) { () throws(Failure) in
      var changes: [String: FileChange] = [:]
      for file in Set(files) {
        // A package on this machine may be in another repository.
        guard let old = try? checkout.place(of: file) else { continue }
        guard old.isThere else {
          changes[file] = .added
          continue
        }
        let (before, now) = (try? SourceText.read(old), try? SourceText.read(file))
        if before?.bytes != now?.bytes { changes[file] = .changed }
      }
      for path in try checkout.paths(of: revision) where path.hasSuffix(".swift") && !path.isThere {
        if roots.contains(where: { path.hasPrefix("\($0)/") }) { changes[path] = .removed }
      }
      return changes
    }
  }

  /// The options for the files of the revision.
  private func moved() throws(Failure) -> Options {
    var moved = options
    moved.copy = Copy(checkout.root, of: repository.root)
    guard options.areSources else {
      moved.paths = []
      for folder in try choice.measured(by: options) {
        let there = try place(of: folder)
        guard PackageManifest.isIn(there) else {
          throw Failure("There is no Package.swift in '\(folder)'.")
        }
        moved.paths.append(there)
      }
      return moved
    }
    moved.home = try options.home.map { home throws(Failure) in try place(of: home) }
    moved.sources = []
    moved.packages = []
    for folder in try choice.folders(of: options) {
      let there = try place(of: folder.path)
      guard there.isThere else { throw .folderMissing(path: folder.path) }
      if folder.holdsPackages {
        moved.packages.append(there)
      } else {
        moved.sources.append(folder.word(for: there))
      }
    }
    return moved
  }

  private func place(of path: String) throws(Failure) -> String {
    try checkout.place(of: path)
  }
}
