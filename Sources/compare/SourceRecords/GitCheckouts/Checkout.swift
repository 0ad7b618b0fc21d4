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

  /// Where the files of a revision are, or were, in the repository's folder.
  package func paths(of revision: Revision) throws(Failure) -> [String] {
    try repository.files(of: revision).filter { [.file, .program].contains($0.kind) }
      .map { "\(repository.root)/\($0.name)" }
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
    if let reason = flaw(of: entries) ?? NewFolder.make(root).map({ "'\(root)': \($0)" }) {
      throw .checkoutFailed(revision.name, reason: reason)
    }
    try FolderFiles(root: root, at: revision.name).keepOnly(entries, and: name)
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
    let files = FolderFiles(root: root, at: revision.name)
    var unpacker = Unpacker(index.read() ?? [])
    let known = Set((try? Array<Written>(from: &unpacker)) ?? [])
    func written(_ entry: TreeEntry) -> Written? {
      files.stamp(of: entry.path).map { Written(entry: entry, stamp: $0) }
    }
    let old = entries.filter { entry in
      entry.kind != .submodule && !(written(entry).map(known.contains) ?? false)
    }
    // Git has no content for submodules.
    for entry in entries where entry.kind == .submodule { try files.write(Data(), as: entry) }
    // Links come last: before that, nothing can be written through a link.
    let ordered = old.filter { $0.kind != .link } + old.filter { $0.kind == .link }
    if !ordered.isEmpty {
      try repository.read(ordered, of: revision) { (entry, content) throws(Failure) in
        try files.write(content, as: entry)
      }
    }
    var packer = Packer()
    entries.compactMap(written).pack(into: &packer)
    index.write(packer.bytes)
  }

  /// Why a tree isn't written; git doesn't write it either.
  private func flaw(of entries: [TreeEntry]) -> String? {
    var paths: Set<[UInt8]> = []
    for entry in entries {
      guard entry.isAllowed, paths.insert(entry.path).inserted else {
        return "it has '\(entry.name)', which no file may be called"
      }
    }
    let both = entries.first { entry in entry.folders.contains { paths.contains($0) } }
    return both.map { "it has '\($0.name)' inside a file or link" }
  }
}
