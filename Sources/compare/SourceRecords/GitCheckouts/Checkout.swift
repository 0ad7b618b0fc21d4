package import CompareSupport
import Foundation

/// The files of one revision at a time, in a folder outside of the repository that stays.
///
/// Git only lists and reads: nothing in the repository changes, and no attribute, filter or hook has
/// a part in it. From one revision to the next, only the files that differ are written, so a build
/// finds the others as it left them.
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
      throw Failure(
        "'\(path)' is not in the git repository '\(repository.root)', so no revision has it.")
    }
    return root + real.dropFirst(repository.root.count)
  }

  /// Makes the files those of a revision.
  ///
  /// Folders called `kept` stay as they are: they hold what was built, and a revision can't put
  /// anything there.
  package func show(_ revision: Revision, keeping kept: String) throws(Stop) {
    let name = Array(kept.utf8)
    let entries = try repository.files(of: revision).filter {
      !$0.path.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(name) }
    }
    do throws(Failure) {
      try refuse(entries)
      if let reason = NewFolder.make(root) { throw Failure("'\(root)': \(reason)") }
      try FolderFiles(root: root).keepOnly(entries, and: name)
    } catch {
      throw .failed(.checkoutFailed(revision.name, reason: error.line))
    }
    try write(entries, of: revision)
  }

  /// What was written in earlier runs, and is there as it was written.
  private struct Written: PackedByFields, Hashable {
    let entry: TreeEntry
    let stamp: String

    static let fields = PackedFields(Written.init) { ($0.entry, $0.stamp) }
  }

  private var index: CacheFile { CacheFile(path: "\(folder)/written") }

  private func write(_ entries: [TreeEntry], of revision: Revision) throws(Stop) {
    let files = FolderFiles(root: root)
    var unpacker = Unpacker(index.read() ?? [])
    let known = Set((try? Array<Written>(from: &unpacker)) ?? [])
    func written(_ entry: TreeEntry) -> Written? {
      files.stamp(of: entry.path).map { Written(entry: entry, stamp: $0) }
    }
    let old = entries.filter { entry in
      entry.kind != .submodule && !(written(entry).map(known.contains) ?? false)
    }
    do throws(Failure) {
      for entry in entries where entry.kind == .submodule { try files.makeFolder(entry.path) }
    } catch {
      throw .failed(.checkoutFailed(revision.name, reason: error.line))
    }
    // Links come last: while there is none, nothing can be written through one.
    let ordered = old.filter { $0.kind != .link } + old.filter { $0.kind == .link }
    if !ordered.isEmpty {
      try repository.read(ordered, of: revision) { (entry, content) throws(Failure) in
        do throws(Failure) {
          try files.write(content, as: entry)
        } catch {
          throw .checkoutFailed(revision.name, reason: error.line)
        }
      }
    }
    var packer = Packer()
    entries.compactMap(written).pack(into: &packer)
    index.write(packer.bytes)
  }

  /// Git writes no such tree, and no such tree is written here.
  private func refuse(_ entries: [TreeEntry]) throws(Failure) {
    var paths: Set<[UInt8]> = []
    for entry in entries {
      guard entry.isAllowed, paths.insert(entry.path).inserted else {
        throw Failure("it has '\(entry.name)', which no file may be called")
      }
    }
    let both = entries.first { entry in entry.folders.contains { paths.contains($0) } }
    if let both { throw Failure("it has '\(both.name)' inside a file or link") }
  }
}
