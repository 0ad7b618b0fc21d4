package import CompareSupport
import Foundation

/// Where a repository's files are, found without git.
///
/// Only an entry named `.git` counts, which a commit can't contain. Git would also accept a
/// committed folder that looks like a bare repository, with a configuration from somebody else.
package struct GitStore: Sendable {
  /// The folder that is checked out, without symbolic links.
  package let root: String
  /// What belongs to this working tree only, such as `HEAD`.
  let own: String
  /// What all working trees share: objects, branches and the configuration.
  let common: String

  /// Finds the repository around a folder.
  package init(around folder: String) throws(Failure) {
    var root = folder.realPath
    while true {
      if let store = try Self.store(in: root, wanted: folder) {
        self = store
        return
      }
      guard root != "/", root.hasPrefix("/") else {
        throw .repositoryMissing(
          folder: folder, reason: "not a git repository, nor is any folder around it")
      }
      root = (root as NSString).deletingLastPathComponent
    }
  }

  private init(root: String, own: String, common: String) {
    self.root = root
    self.own = own
    self.common = common
  }

  /// The commit that is checked out, in twelve digits; nil if no file names it.
  package var head: String? {
    guard let text = try? Self.line("\(own)/HEAD") else { return nil }
    let hash = text.hasPrefix("ref: ") ? commit(of: String(text.dropFirst(5))) : text
    guard let hash, hash.isFullHash else { return nil }
    return String(hash.prefix(12))
  }

  private func commit(of name: String) -> String? {
    guard name.hasPrefix("refs/"), !name.contains("..") else { return nil }
    for folder in [own, common] {
      if let hash = try? Self.line("\(folder)/\(name)") { return hash }
    }
    let packed = (try? Self.line("\(common)/packed-refs"))?.split(separator: "\n") ?? []
    return packed.first { $0.hasSuffix(" \(name)") }?.split(separator: " ").first.map(String.init)
  }

  var objects: String { "\(common)/objects" }
  var isShallow: Bool { InputFile.isNamed("\(common)/shallow") }

  /// Whether objects may be missing until git fetches them on demand.
  var isPartial: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(objects)/pack")
    return names?.contains { $0.hasSuffix(".promisor") } ?? false
  }

  private static func store(in root: String, wanted: String) throws(Failure) -> GitStore? {
    let entry = root == "/" ? "/.git" : "\(root)/.git"
    guard InputFile.isNamed(entry) else { return nil }
    guard entry.isFolder else {
      // A submodule or another working tree: a file that names the directory.
      guard let text = try? line(entry), text.hasPrefix("gitdir: ") else {
        throw .repositoryMissing(folder: wanted, reason: "'\(entry)' names no git directory")
      }
      let own = String(text.dropFirst("gitdir: ".count)).path(from: root).realPath
      guard let store = whole(root, own) else {
        throw .repositoryMissing(folder: wanted, reason: "'\(own)' isn't a git directory")
      }
      return store
    }
    // As in git, an empty `.git` folder is just a folder.
    return whole(root, entry.realPath)
  }

  private static func whole(_ root: String, _ own: String) -> GitStore? {
    let common = (try? line("\(own)/commondir")).map { $0.path(from: own).realPath } ?? own
    let store = GitStore(root: root, own: own, common: common)
    let isWhole =
      InputFile.isNamed("\(own)/HEAD") && store.objects.isFolder && "\(common)/refs".isFolder
    return isWhole ? store : nil
  }

  private static func line(_ path: String) throws(InputFile.Unreadable) -> String {
    let bytes = try InputFile.read(path, upTo: 1 << 20, onlyRegular: true)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.trimmingCharacters(in: .newlines)
  }

  /// The path of a pipe, a socket or a device, or of a link to one, where git reads objects or
  /// other given files and folders: git could wait for it forever.
  func special(among names: [String]) -> String? {
    for name in names {
      if let path = FolderFiles(root: name).special(isDeep: true) { return path }
    }
    var seen: Set<String> = []
    return specialObject(in: objects, &seen)
  }

  /// Looks only where git does, because a borrowed folder can be any folder of the machine.
  private func specialObject(in folder: String, _ seen: inout Set<String>) -> String? {
    // More alternates than that aren't realistic; git follows a chain of five.
    guard seen.count < 64, seen.insert(folder.realPath).inserted else { return nil }
    let hex = (0..<256).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    for name in ["info", "info/commit-graphs", "pack", "pack/multi-pack-index.d"] + hex {
      let files = FolderFiles(root: "\(folder)/\(name)")
      if let path = files.special(isDeep: false) { return path }
    }
    for line in (try? Self.line("\(folder)/info/alternates"))?.split(separator: "\n") ?? [] {
      let other = String(line).path(from: folder)
      if let path = specialObject(in: other, &seen) { return path }
    }
    return nil
  }
}

extension String {
  /// Whether it is what git calls an object, not abbreviated: in SHA-1 or SHA-256.
  var isFullHash: Bool {
    [40, 64].contains(utf8.count) && allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
