import Foundation

/// A folder that is deleted when it is no longer referenced.
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

  /// In memory if there is such a folder: 100,000 commits to a disk take minutes, and the speed of
  /// the disk isn't part of the measurement.
  private static var parent: URL {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    return FileManager.default.isWritableFile(atPath: memory.path())
      ? memory : FileManager.default.temporaryDirectory
  }
}
