import CompareSupport
import Foundation

/// Copies of an app's files with unique base names, which a module requires.
struct StagedSources: Sendable {
  let folder: ScratchFolder
  /// The copies' paths, in the order of the files.
  let paths: [String]
  /// Whether any copy differs from the last run's.
  let isNew: Bool

  /// The copies of files that were written before.
  init(of files: [String], in folder: ScratchFolder) {
    self.folder = folder
    paths = Self.uniqueNames(files).map { "\(folder.path)/\($0)" }
    isNew = false
  }

  init(_ files: [SyntaxFile], for platform: Platform, in folder: ScratchFolder)
    throws(Failure)
  {
    self.folder = folder
    let names = Self.uniqueNames(files.map(\.text.path))
    var paths: [String] = []
    var isNew = false
    for gone in folder.names.subtracting(names) {
      folder.remove(gone)
      isNew = true
    }
    for (file, name) in zip(files, names) {
      let copy = try folder.write(platform.staged(file), to: name)
      paths.append(copy.path)
      isNew = isNew || copy.isNew
    }
    self.paths = paths
    self.isNew = isNew
  }

  /// Whether a file may have top-level statements, which only `main.swift` may.
  var hasMain: Bool { paths.contains { $0.hasSuffix("/main.swift") } }

  static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  /// The base names; the second `Cat.swift` is `Cat~2.swift`.
  ///
  /// Names that differ only in case count as equal, as in some file systems. Characters that could
  /// mean something to the compiler's driver, such as a line break, are replaced.
  static func uniqueNames(_ paths: [String]) -> [String] {
    paths.map {
      String($0.split(separator: "/").last?.dropLast(".swift".count) ?? "").asIdentifier
    }
    .numbered(behind: "~") { $0.lowercased() }.map { "\($0).swift" }
  }
}

/// A folder for what the compiler reads and writes, in which only changed files are written.
struct ScratchFolder: Sendable {
  let path: String

  init(_ path: String) throws(Failure) {
    self.path = path
    if let reason = NewFolder.make(path) { throw .scratchUnwritable(path: path, reason: reason) }
  }

  /// - Returns: the file's path, and whether its content changed.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(Failure) -> (
    path: String, isNew: Bool
  ) {
    let file = "\(path)/\(name)"
    if (try? InputFile.read(file)) == Data(bytes) { return (file, false) }
    if let reason = WholeFile.write(bytes, to: file) {
      throw .scratchUnwritable(path: file, reason: reason)
    }
    return (file, true)
  }

  func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// The names of the items directly in it.
  var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
  }
}
