import CompareSupport
import Foundation

/// Where folders of sources are compiled: next to each other, in the user's caches.
///
/// The sources may be in a place that can't be written to.
package struct SourcesCache: Sendable {
  let folder: String
  /// In bytes; the most recently used folder stays, however large it is.
  var limit = 1_000_000_000

  package static var ofUser: SourcesCache {
    SourcesCache(folder: caches.appendingPathComponent("compare").path)
  }

  private static var caches: URL {
    let environment = ProcessInfo.processInfo.environment
    let isNamed = environment["XDG_CACHE_HOME"]?.hasPrefix("/") ?? false
    // Foundation treats a relative home as a folder in the current one.
    if !isNamed, environment["HOME"]?.hasPrefix("/") == false {
      return URL.homeDirectory.appending(path: ".cache")
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// A folder for each set of folders: with a readable name, and a unique checksum of all paths.
  package func scratch(for folders: [SourceFolder]) -> String {
    folder(for: folders.map(\.path))
  }

  /// The compiler's module cache, shared by all folders.
  ///
  /// Compiling them takes longer than a small app. The compiler removes entries unused for a month.
  package var systemModules: String { "\(folder)/\(Self.shared)" }

  private static let shared = "system-modules"

  /// The folder in which other revisions of a repository are checked out, one at a time.
  package func revisions(of root: String) -> String { folder(for: [root]) + "-revisions" }

  private func folder(for paths: [String]) -> String {
    let sum = Checksum.fnv1a(Array(paths.joined(separator: "\0").utf8))
    let name = paths.map(\.asIdentifier).joined(separator: "_").suffix(60)
    return "\(folder)/\(name)-\(String(sum, radix: 16))"
  }

  /// Removes the least recently used folders until the rest is within the limit, except those that
  /// another run is using.
  package func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var kept = names.filter { $0 != Self.shared }.compactMap { CachedFolder("\(folder)/\($0)") }
      .sorted { ($0.lastUse, $0.path) > ($1.lastUse, $1.path) }
    var size = kept.map(\.size).reduce(0, +)
    while size > limit, kept.count > 1, let oldest = kept.popLast() {
      if remove(oldest.path) { size -= oldest.size }
    }
  }

  /// If a run is killed meanwhile, no half-removed folder is left that another run could use.
  private func remove(_ path: String) -> Bool {
    guard let lock = ScratchLock.takeIfFree(path) else { return false }
    defer { lock.release() }
    let gone = "\(folder)/removed-\(UUID().uuidString)"
    guard rename(path, gone) == 0 else { return false }
    try? FileManager.default.removeItem(atPath: gone)
    return true
  }
}

/// What the cache knows about one of its folders.
private struct CachedFolder {
  let path: String
  let lastUse: Date
  /// In bytes.
  let size: Int

  /// Nil if it isn't a folder.
  init?(_ path: String) {
    let manager = FileManager.default
    guard let attributes = try? manager.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeDirectory
    else { return nil }
    self.path = path
    lastUse =
      ScratchLock.lastUse(of: path) ?? attributes[.modificationDate] as? Date ?? .distantPast
    size = (manager.subpaths(atPath: path) ?? []).reduce(0) { $0 + fileSize("\(path)/\($1)") }
  }
}
