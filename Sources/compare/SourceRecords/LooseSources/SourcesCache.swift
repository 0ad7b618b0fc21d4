import CompareSupport
import Foundation

/// Where folders of sources are compiled: beside each other, in the user's caches.
///
/// The sources may lie where nothing can be written.
package struct SourcesCache: Sendable {
  let folder: String
  /// The most bytes that it may have; what was used last stays, however large it is.
  var limit = 1_000_000_000

  package static var ofUser: SourcesCache {
    SourcesCache(folder: caches.appendingPathComponent("compare").path)
  }

  private static var caches: URL {
    let environment = ProcessInfo.processInfo.environment
    let isNamed = environment["XDG_CACHE_HOME"]?.hasPrefix("/") ?? false
    // Foundation takes a home that isn't absolute for a folder in the current one.
    if !isNamed, environment["HOME"]?.hasPrefix("/") == false {
      return URL.homeDirectory.appending(path: ".cache")
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// A folder for each set of folders: its name can be read, and the sum of all paths is its own.
  package func scratch(for folders: [SourceFolder]) -> String {
    folder(for: folders.map(\.path))
  }

  /// The one in which other revisions of a repository are checked out, one at a time.
  package func revisions(of root: String) -> String { folder(for: [root]) + "-revisions" }

  private func folder(for paths: [String]) -> String {
    let sum = Checksum.fnv1a(Array(paths.joined(separator: "\0").utf8))
    let name = paths.map(\.asIdentifier).joined(separator: "_").suffix(60)
    return "\(folder)/\(name)-\(String(sum, radix: 16))"
  }

  /// Removes what was used longest ago until the rest is within the limit, except where another
  /// run is at work.
  package func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var kept = names.compactMap { CachedFolder("\(folder)/\($0)") }
      .sorted { ($0.lastUse, $0.path) > ($1.lastUse, $1.path) }
    var size = kept.map(\.size).reduce(0, +)
    while size > limit, kept.count > 1, let oldest = kept.popLast() {
      if remove(oldest.path) { size -= oldest.size }
    }
  }

  /// A run that is killed meanwhile leaves no half of a folder that another would take for whole.
  private func remove(_ path: String) -> Bool {
    guard let lock = ScratchLock.takeIfFree(path) else { return false }
    defer { lock.release() }
    let gone = "\(folder)/removed-\(UUID().uuidString)"
    guard rename(path, gone) == 0 else { return false }
    try? FileManager.default.removeItem(atPath: gone)
    return true
  }
}

/// What the cache knows of one of its folders.
private struct CachedFolder {
  let path: String
  let lastUse: Date
  /// In bytes.
  let size: Int

  /// Nil for what is no folder.
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
