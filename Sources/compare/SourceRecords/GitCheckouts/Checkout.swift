package import CompareSupport
import Foundation

/// The files of one revision at a time, in a permanent folder outside the repository.
///
/// Git only lists and reads: nothing in the repository changes, and no attribute, filter or hook is
/// used. From one revision to the next, only the files that differ are written, so that a build
/// finds the others unchanged.
package struct Checkout: Sendable {
  private let repository: Repository
  private let folder: String

  /// Takes the folder in which the files and related data are kept.
  package init(of repository: Repository, in folder: String) {
    self.repository = repository
    self.folder = folder
  }

  /// Named like the repository's own folder, because columns and packages are named after folders.
  package var root: String {
    let name = (repository.root as NSString).lastPathComponent
    return "\(folder.realPath)/files/\(name == "/" || name.isEmpty ? "root" : name)"
  }

  /// The place of one of the repository's files or folders in the checkout.
  ///
  /// - Throws: a failure if it isn't in the repository, or is a link out of it in the revision: who
  ///   wrote that would decide what is measured, and where a build writes.
  package func place(of path: String) throws(Failure) -> String {
    let real = path.realPath
    if real == repository.root { return root }
    guard real.hasPrefix(repository.root + "/") else {
      throw Failure(
        "'\(path)' is not in the git repository '\(repository.root)', so no revision has it.")
    }
    let place = root + real.dropFirst(repository.root.count)
    let target = place.realPath
    guard target == root || target.hasPrefix(root + "/") else {
      throw Failure("'\(path)' is a link there that leads out of the repository, to '\(target)'.")
    }
    return place
  }

  /// Replaces the files with those of a revision.
  ///
  /// Folders named `kept` stay as they are: they hold build products, and a revision can't put
  /// anything there.
  package func show(_ revision: Revision, keeping kept: String) throws(Failure) {
    let name = Array(kept.utf8)
    let entries = try repository.files(of: revision).filter {
      !$0.path.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(name) }
    }
    do throws(Failure) {
      try refuse(entries)
      if let reason = NewFolder.make(root) { throw Failure("'\(root)': \(reason)") }
      try FolderFiles(root: root).keepOnly(entries, and: name)
    } catch {
      throw .checkoutFailed(revision.name, reason: error.line)
    }
    try write(entries, of: revision)
  }

  /// A file from an earlier run that is unchanged since it was written.
  private struct Written: PackedByFields, Hashable {
    let entry: TreeEntry
    let stamp: String

    static let fields = PackedFields(Written.init) { ($0.entry, $0.stamp) }
  }

  private var index: CacheFile { CacheFile(path: "\(folder)/written") }

  private func write(_ entries: [TreeEntry], of revision: Revision) throws(Failure) {
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
      // Git has no content for submodules.
      for entry in entries where entry.kind == .submodule { try files.write(Data(), as: entry) }
    } catch {
      throw .checkoutFailed(revision.name, reason: error.line)
    }
    // Links come last: before that, nothing can be written through a link.
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

  /// Git doesn't write such a tree, and neither does this.
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
