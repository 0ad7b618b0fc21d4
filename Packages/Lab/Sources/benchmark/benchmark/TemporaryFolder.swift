import Foundation

/// A folder that goes when nobody has it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = Self.parent.appending(
      path: "benchmark-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Memory where there is such a folder: 100,000 commits to a disk take minutes, and how long a
  /// disk takes is no part of the numbers.
  private static var parent: URL {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    return FileManager.default.isWritableFile(atPath: memory.path())
      ? memory : FileManager.default.temporaryDirectory
  }
}
