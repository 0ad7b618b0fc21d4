import Foundation

/// Files with given numbers of todos, filled once and then copied for each use.
final class SampleFiles {
  private let folder: TemporaryFolder
  private let sizes: [Int]

  init(_ sizes: [Int]) throws {
    self.sizes = sizes
    folder = try TemporaryFolder()
    for size in sizes { try Workload.fill(original(size), with: size) }
  }

  /// Makes a new copy, replacing the last one of its size.
  func copy(of size: Int) throws -> String {
    let path = folder.path + "copy-\(size).sqlite"
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    try FileManager.default.copyItem(atPath: original(size), toPath: path)
    return path
  }

  func copies() throws -> [Int: String] {
    try sizes.reduce(into: [:]) { $0[$1] = try copy(of: $1) }
  }

  private func original(_ size: Int) -> String { folder.path + "todos-\(size).sqlite" }
}
