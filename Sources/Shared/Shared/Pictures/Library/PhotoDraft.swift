import Foundation

/// A picture being written into a folder under a hidden name.
struct PhotoDraft {
  /// The number of bytes to write between checks for cancellation.
  private static let pieceSize = 1 << 20

  private let folder: PhotoFolder
  private let path: String
  private let descriptor: Int32

  /// Creates an empty file.
  init(in folder: PhotoFolder) throws(PhotoLibraryError) {
    self.folder = folder
    path = folder.file(".new-cat-" + UUID().uuidString)
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw folder.failure(errno) }
  }

  /// Writes all bytes and flushes them to the disk.
  func write(_ bytes: [UInt8]) throws(PhotoLibraryError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(PhotoLibraryError) in
      var rest = bytes[...]
      while !rest.isEmpty {
        guard !Task.isCancelled else { throw .cancelled }
        let piece = UnsafeBufferPointer(rebasing: rest.prefix(Self.pieceSize))
        let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
        guard count >= 0 || errno == EINTR else { throw folder.failure(errno) }
        rest = rest.dropFirst(max(0, count))
      }
    }
    guard fsync(descriptor) == 0 else { throw folder.failure(errno) }
  }

  /// Links the file to the first unused name and returns that.
  func publish() throws(PhotoLibraryError) -> String {
    var number = 1
    while !Task.isCancelled {
      let name = "cat-\(number).png"
      if link(path, folder.file(name)) == 0 {
        folder.sync()
        return name
      }
      guard errno == EEXIST else { throw folder.failure(errno) }
      number += 1
    }
    throw .cancelled
  }

  /// Removes the hidden name; a published picture stays.
  func remove() {
    close(descriptor)
    unlink(path)
  }
}
