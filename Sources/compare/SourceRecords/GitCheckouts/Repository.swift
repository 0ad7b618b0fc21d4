package import CompareSupport
import Foundation

/// Reads the commits and files of a repository, without running anything that it names.
///
/// Git works in a directory of our own, with our configuration. From the repository, it only gets
/// the objects and the names of commits: `HEAD`, branches, tags, logs.
package struct Repository: Sendable {
  private let git: Git
  private let store: GitStore
  /// Our git directory for it.
  private let folder: String

  /// The folder that is checked out, without symbolic links.
  package var root: String { store.root }

  /// Makes our git directory, in a folder that may exist from an earlier run.
  package init(_ store: GitStore, git: Git, in folder: String) throws(Failure) {
    self.git = git
    self.store = store
    self.folder = folder.realPath
    try copyNames()
    try copyConfiguration()
  }

  /// The commit that a name currently stands for.
  package func revision(_ name: String) throws(Failure) -> Revision {
    // The name comes first, on its own: in `:/text`, all that follows belongs to the text.
    guard let object = try hash(name), let commit = try hash("\(object)^{commit}") else {
      throw .revisionMissing(name: name, root: root, isShallow: store.isShallow)
    }
    return Revision(name: name, commit: commit)
  }

  /// The object that a name stands for; nil unless git answers with one full hash and nothing else,
  /// because a name such as `^main` or `main..topic` stands for other things.
  private func hash(_ name: String) throws(Failure) -> String? {
    // A name could be mistaken for an option.
    let found = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    return found.succeeded && found.line.isFullHash ? found.line : nil
  }

  /// The files of a revision, in git's order.
  func files(of revision: Revision) throws(Failure) -> [TreeEntry] {
    let listing = try run(["ls-tree", "-r", "-z", "--full-tree", revision.commit])
    guard listing.succeeded else { throw missing(listing.complaint, at: revision) }
    guard let entries = TreeEntry.all(in: listing.standardOutput) else {
      throw .checkoutFailed(revision.name, reason: "git's list of them can't be read")
    }
    return entries
  }

  /// Passes on the contents of some files, one by one.
  func read(
    _ entries: [TreeEntry], of revision: Revision,
    _ use: (TreeEntry, Data) throws(Failure) -> Void
  ) throws(Failure) {
    let found = "\(folder)/found"
    defer { unlink(found) }
    let list = entries.map { "\($0.object)\n" }.joined()
    let outcome = try git.run(
      ["cat-file", "--batch", "--buffer"], in: folder, objects: store.objects,
      input: Array(list.utf8),
      output: found, isLong: true)
    guard outcome.succeeded else { throw missing(outcome.complaint, at: revision) }
    // Mapped, because the files of a large repository may not fit into memory.
    let url = URL(fileURLWithPath: found)
    var answers = BlobAnswers((try? Data(contentsOf: url, options: .alwaysMapped)) ?? Data())
    for entry in entries {
      guard let content = answers.next(entry.object) else {
        throw missing("the repository has no content for '\(entry.name)'", at: revision)
      }
      try use(entry, content)
    }
  }

  private func run(_ arguments: [String]) throws(Failure) -> Outcome {
    try git.run(arguments, in: folder, objects: store.objects)
  }

  private func missing(_ reason: String, at revision: Revision) -> Failure {
    let partial =
      ". It is a partial clone: fetch all objects first, as with 'git fetch --refetch --no-filter'"
    return .checkoutFailed(revision.name, reason: reason + (store.isPartial ? partial : ""))
  }

  /// Where we have what all working trees share.
  ///
  /// As in their directory, it is apart from what only this tree has: both can have refs, and a
  /// reftable with its own `HEAD`.
  private var shared: String { store.own == store.common ? folder : "\(folder)/shared" }

  /// The files that name commits, either in the working tree or shared by all.
  private func copyNames() throws(Failure) {
    for name in ["\(folder)/logs", "\(shared)/logs"] {
      if let reason = NewFolder.make(name) { throw .outputUnwritable(path: name, reason: reason) }
    }
    let both = ["refs", "reftable", "logs/refs", "logs/HEAD"]
    let own = [
      "ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD",
      "BISECT_HEAD",
    ]
    let places = [
      (both + ["packed-refs", "shallow"], store.common, shared), (both + own, store.own, folder),
    ]
    let opened = places.flatMap { names, place, _ in (["HEAD"] + names).map { "\(place)/\($0)" } }
    if let special = store.special(among: opened + ["\(store.common)/config"]) {
      throw .specialFile(path: special)
    }
    for (names, place, copy) in places {
      // Git refuses a `HEAD` that is a link to a file.
      let head = try? InputFile.read("\(place)/HEAD", upTo: 1 << 20, onlyRegular: true)
      try write(Array(head ?? Data()), to: "\(copy)/HEAD")
      for name in names { try link("\(copy)/\(name)", to: "\(place)/\(name)") }
    }
    if shared == folder {
      unlink("\(folder)/commondir")
    } else {
      try write(Array("shared\n".utf8), to: "\(folder)/commondir")
    }
  }

  private func link(_ path: String, to target: String) throws(Failure) {
    let current = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    guard current != target else { return }
    unlink(path)
    guard symlink(target, path) == 0 || errno == EEXIST else {
      throw .outputUnwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Copies, as data, only the settings for reading objects and names.
  private func copyConfiguration() throws(Failure) {
    let path = "\(store.common)/config"
    let theirs = (try? InputFile.read(path, upTo: 64 << 20, onlyRegular: true)) ?? Data()
    let copy = "\(folder)/their-config"
    try write(Array(theirs), to: copy)
    let listing = try run(["config", "--file", copy, "--no-includes", "--null", "--list"])
    guard listing.succeeded else {
      throw .repositoryMissing(folder: root, reason: listing.complaint)
    }
    let settings = listing.standardOutput.split(separator: 0).compactMap(Setting.init)
    var lines = ["[core]", "repositoryformatversion = 1", "bare = true"]
    for setting in settings { lines += setting.lines }
    let text = lines.map { "\($0)\n" }.joined()
    try write(Array(text.utf8), to: "\(shared)/config")
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if let reason = WholeFile.write(bytes, to: path) {
      throw .outputUnwritable(path: path, reason: reason)
    }
  }
}

/// A setting of their configuration that ours takes over.
private struct Setting {
  let lines: [String]

  /// Nil for settings not needed for reading; takes a key, a line break and a value.
  init?(_ bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard parts.count == 2, let key = String(validating: parts[0], as: UTF8.self),
      let value = String(validating: parts[1], as: UTF8.self),
      let first = key.firstIndex(of: "."), let last = key.lastIndex(of: ".")
    else { return nil }
    let section = key[..<first]
    let name = key[key.index(after: last)...]
    let escapes: [Unicode.Scalar: String] = [
      "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t",
    ]
    switch (section, name, first == last) {
    case ("extensions", "objectformat", true), ("extensions", "refstorage", true):
      lines = ["[extensions]", "\(name) = \"\(value.escaped(escapes))\""]
    // `main@{upstream}` needs these; nothing is ever fetched, and no address is known.
    case ("branch", "remote", false), ("branch", "merge", false), ("remote", "fetch", false):
      let word = String(key[key.index(after: first)..<last])
      lines = [
        "[\(section) \"\(word.escaped(escapes))\"]", "\(name) = \"\(value.escaped(escapes))\"",
      ]
    default: return nil
    }
  }
}

/// A commit, and the user's name for it.
package struct Revision: Equatable, Sendable {
  package let name: String
  package let commit: String
}
