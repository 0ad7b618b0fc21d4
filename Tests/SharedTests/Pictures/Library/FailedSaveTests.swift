import Foundation
import Testing

@testable import Shared

/// A picture that can't be saved leaves no files.
@Suite("Saving that fails")
struct FailedSaveTests {
  private let folder: TemporaryFolder
  private let picture: Bitmap

  init() throws {
    folder = try TemporaryFolder()
    picture = try Bitmap.random(width: 5, height: 4)
  }

  @Test func `A path that isn't a folder is an error`() async throws {
    let file = try folder.write([1], to: "file")
    #expect(symlink("nowhere", folder.file("dangling")) == 0)
    for path in [file, file + "/", file + "/cats", folder.file("dangling"), "", folder.path + "\0"]
    {
      await expect(.notFolder(path: path), path)
    }
    #expect(try folder.contents().count == 2)
  }

  @Test func `A path that cannot be followed is an error`() async {
    let loop = folder.file("loop")
    #expect(symlink("loop", loop) == 0)
    let reason = String(cString: strerror(ELOOP))
    await expect(.unexpected(path: loop, message: reason), loop)
  }

  @Test func `A name that is too long is an error`() async {
    let path = folder.file(String(repeating: "n", count: 300))
    await expect(.unexpected(path: path, message: String(cString: strerror(ENAMETOOLONG))), path)
  }

  /// Root may write anywhere, so this runs as another user in a separate process.
  @Test(arguments: ["", "/cats"])
  func `A folder that cannot be written to is an error`(rest: String) async throws {
    #expect(chmod(folder.path, 0o555) == 0)
    await #expect(processExitsWith: .success) { [path = folder.path + rest as String] in
      let picture = try Bitmap.random(width: 5, height: 4)
      let user = geteuid()
      if user == 0 { #expect(seteuid(65_534) == 0) }
      await #expect(throws: PhotoLibraryError.readOnlyFolder(path: path)) {
        try await FolderPhotoLibrary(folder: path).save(picture)
      }
      // Back to the former user, so that it can write its coverage data.
      #expect(seteuid(user) == 0)
    }
    #expect(chmod(folder.path, 0o755) == 0)
    #expect(try folder.contents().isEmpty)
  }

  @Test func `A folder that cannot be entered is an error`() async throws {
    #expect(chmod(folder.path, 0o600) == 0)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let picture = try Bitmap.random(width: 5, height: 4)
      let user = geteuid()
      if user == 0 { #expect(seteuid(65_534) == 0) }
      for path in [path, path + "/cats"] {
        await #expect(throws: PhotoLibraryError.readOnlyFolder(path: path)) {
          try await FolderPhotoLibrary(folder: path).save(picture)
        }
      }
      #expect(seteuid(user) == 0)
    }
    #expect(chmod(folder.path, 0o755) == 0)
    #expect(try folder.contents().isEmpty)
  }

  /// In a separate process with a limited file size: it writes a part and then can't go on.
  @Test func `A picture that exceeds the limit of file sizes is an error`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      let picture = try Bitmap.random(width: 300, height: 200)
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(fileSizeLimit, &limit)
      var unlimited = limit
      limit.rlim_cur = 100_000
      setrlimit(fileSizeLimit, &limit)
      let library = FolderPhotoLibrary(folder: path)
      let error = await #expect(throws: PhotoLibraryError.self) { try await library.save(picture) }
      setrlimit(fileSizeLimit, &unlimited)
      #expect(error == .sizeLimit(path: path))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
      #expect(try await library.save(picture) == "cat-1.png")
    }
    #expect(try Array(folder.contents().keys) == ["cat-1.png"])
  }

  @Test func `A cancelled task saves nothing`() async throws {
    let result = await inCancelledTask { [picture, path = folder.file("cats")] in
      try await FolderPhotoLibrary(folder: path).save(picture)
    }
    #expect(throws: PhotoLibraryError.cancelled) { try result.get() }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `A save that is cancelled while writing leaves nothing`() async throws {
    let result = await inCancelledTask { [path = folder.path] in
      let draft = try PhotoDraft(in: PhotoFolder(path: path))
      defer { draft.remove() }
      try draft.write([1, 2, 3])
    }
    #expect(throws: PhotoLibraryError.cancelled) { try result.get() }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `A save that is cancelled before it has a name leaves nothing`() async throws {
    let draft = try PhotoDraft(in: PhotoFolder(path: folder.path))
    try draft.write([1, 2, 3])
    #expect(try folder.contents().keys.allSatisfy { $0.hasPrefix(".new-cat-") })
    let result = await inCancelledTask { try draft.publish() }
    draft.remove()
    #expect(throws: PhotoLibraryError.cancelled) { try result.get() }
    #expect(try folder.contents().isEmpty)
  }

  @Test func `A folder that goes away meanwhile is an error`() throws {
    let photos = PhotoFolder(path: folder.file("cats"))
    let missing = PhotoLibraryError.unexpected(
      path: photos.path, message: String(cString: strerror(ENOENT)))
    #expect(throws: missing) { try PhotoDraft(in: photos) }
    try photos.create()
    let draft = try PhotoDraft(in: photos)
    try FileManager.default.removeItem(atPath: photos.path)
    #expect(throws: missing) { try draft.publish() }
    photos.sync()
    draft.remove()
  }

  private func expect(_ error: PhotoLibraryError, _ path: String) async {
    await #expect(throws: error) { try await FolderPhotoLibrary(folder: path).save(picture) }
  }
}

#if canImport(Glibc)
  private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  private let fileSizeLimit = RLIMIT_FSIZE
#endif
