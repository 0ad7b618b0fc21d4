import Foundation
import Testing

@testable import Shared

/// Each picture becomes a file with a new name.
@Suite("The photo library in a folder")
struct FolderPhotoLibraryTests {
  private let folder: TemporaryFolder
  private let picture: Bitmap

  init() throws {
    folder = try TemporaryFolder()
    picture = try Bitmap.random(width: 5, height: 4)
  }

  @Test func `Each picture gets the first name that is free`() async throws {
    let library = FolderPhotoLibrary(folder: folder.path)
    let other = try Bitmap.random(width: 2, height: 2, seed: 2)
    #expect(try await library.save(picture) == "cat-1.png")
    #expect(try await library.save(other) == "cat-2.png")
    #expect(try await FolderPhotoLibrary(folder: folder.path + "/").save(picture) == "cat-3.png")
    try FileManager.default.removeItem(atPath: folder.file("cat-2.png"))
    #expect(try await library.save(picture) == "cat-2.png")
    #expect(try names() == ["cat-1.png", "cat-2.png", "cat-3.png"])
    #expect(try read("cat-1.png") == picture)
    #expect(try read("cat-3.png") == picture)
  }

  @Test func `Nothing that is there is written over`() async throws {
    _ = try folder.write([1, 2, 3], to: "cat-1.png")
    #expect(mkdir(folder.file("cat-2.png"), 0o755) == 0)
    #expect(symlink("nowhere", folder.file("cat-3.png")) == 0)
    let before = try folder.write([], to: "cat-4.png")
    #expect(try await FolderPhotoLibrary(folder: folder.path).save(picture) == "cat-5.png")
    #expect(try Data(contentsOf: URL(filePath: folder.file("cat-1.png"))) == Data([1, 2, 3]))
    #expect(try Data(contentsOf: URL(filePath: before)).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.file("nowhere")))
    #expect(try names().count == 5)
  }

  @Test func `Pictures saved at the same time have different names`() async throws {
    let pictures = try (1...30).map { try Bitmap.random(width: 3, height: $0, seed: $0) }
    let saved = try await withThrowingTaskGroup(of: (String, Bitmap).self) { group in
      for picture in pictures {
        group.addTask { [path = folder.path] in
          (try await FolderPhotoLibrary(folder: path).save(picture), picture)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(Set(saved.keys) == Set((1...30).map { "cat-\($0).png" }))
    #expect(try Set(names()) == Set(saved.keys))
    for (name, picture) in saved { #expect(try read(name) == picture) }
  }

  @Test(arguments: ["Pictures", "Pictures/", "a/b//c", "ü/🐈/../cats"])
  func `A folder that is missing is made`(path: String) async throws {
    if path.contains("..") { #expect(mkdir(folder.file("ü"), 0o755) == 0) }
    let library = FolderPhotoLibrary(folder: folder.file(path))
    #expect(try await library.save(picture) == "cat-1.png")
    #expect(try read(path + "/cat-1.png") == picture)
  }

  @Test func `A folder behind a link is used`() async throws {
    #expect(mkdir(folder.file("Pictures"), 0o755) == 0)
    #expect(symlink("Pictures", folder.file("link")) == 0)
    #expect(try await FolderPhotoLibrary(folder: folder.file("link")).save(picture) == "cat-1.png")
    #expect(try read("Pictures/cat-1.png") == picture)
  }

  @Test func `A path from the current folder is used`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      #expect(FileManager.default.changeCurrentDirectoryPath(path))
      let picture = try Bitmap.random(width: 5, height: 4)
      #expect(try await FolderPhotoLibrary(folder: "Pictures").save(picture) == "cat-1.png")
      #expect(try await FolderPhotoLibrary(folder: ".").save(picture) == "cat-1.png")
    }
    #expect(try read("Pictures/cat-1.png") == picture)
    #expect(try read("cat-1.png") == picture)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func read(_ name: String) throws -> Bitmap {
    try Bitmap(png: Array(Data(contentsOf: URL(filePath: folder.file(name)))))
  }
}
