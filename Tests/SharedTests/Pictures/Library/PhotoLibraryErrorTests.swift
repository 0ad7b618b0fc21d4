import Foundation
import Testing

@testable import Shared

@Suite("Errors of the photo library")
struct PhotoLibraryErrorTests {
  private static let path = "/home/ann/Pictures"

  @Test(
    arguments: [
      (.cancelled, "It was cancelled."),
      (
        .readOnlyFolder(path: path),
        "“\(path)” can't be written to; choose another folder with --photos."
      ),
      (.notFolder(path: path), "“\(path)” isn't a folder; choose another one with --photos."),
      (.diskFull(path: path), "The disk of “\(path)” is full; make room and try again."),
      (
        .sizeLimit(path: path),
        """
        A picture in “\(path)” would exceed the limit of file sizes; \
        raise it (ulimit -f) and try again.
        """
      ),
      (
        .unexpected(path: path, message: "Input/output error"),
        "“\(path)” couldn't be used: Input/output error."
      ),
    ] as [(PhotoLibraryError, String)])
  func `An error says what happened and what to do`(error: PhotoLibraryError, text: String) {
    #expect("\(error)" == text)
  }

  @Test(
    arguments: [
      (EACCES, .readOnlyFolder(path: path)), (EPERM, .readOnlyFolder(path: path)),
      (EROFS, .readOnlyFolder(path: path)), (ENOTDIR, .notFolder(path: path)),
      (ENOSPC, .diskFull(path: path)), (EDQUOT, .diskFull(path: path)),
      (EFBIG, .sizeLimit(path: path)),
      (EIO, .unexpected(path: path, message: String(cString: strerror(EIO)))),
    ] as [(Int32, PhotoLibraryError)])
  func `Every number of the system has a meaning`(code: Int32, error: PhotoLibraryError) {
    #expect(PhotoFolder(path: Self.path).failure(code) == error)
  }

  @Test func `A picture that cannot be written is an error`() {
    let folder = PhotoFolder(path: Self.path)
    #expect(folder.failure(PNGError.cancelled) == .cancelled)
    #expect(
      folder.failure(PNGError.outOfMemory)
        == .unexpected(path: Self.path, message: "There isn't enough memory for the picture"))
  }
}
