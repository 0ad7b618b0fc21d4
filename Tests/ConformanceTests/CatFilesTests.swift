import Foundation
import Implementations
import Shared
import TerminalUI
import Testing

@testable import todo

/// The cats without test doubles: embedded pictures, real filters, real files.
@Suite("Cats and files")
struct CatFilesTests {
  @Test func `All show the same embedded cats`() async throws {
    var all: [[String]] = []
    for implementation in Implementation.tested {
      all.append(try await Self.frames(implementation, "2l<wait><frame>l<wait>"))
    }
    #expect(all.allSatisfy { $0 == all[0] })
    #expect(all[0].count == 2)
    #expect(all[0][0].contains("embedded:"))
    #expect(all[0][0] != all[0][1])
  }

  @Test(arguments: Implementation.tested)
  func `A filtered cat is saved as a PNG file under a new name`(
    _ implementation: Implementation
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "photos-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    let frames = try await Self.frames(
      implementation, "2l<wait>e<down><down><wait>s<wait><frame><enter>es<wait>", photos: path)
    #expect(frames[0].contains("Saved as cat-1.png."))
    #expect(frames[1].contains("Saved as cat-2.png."))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        == ["cat-1.png", "cat-2.png"])

    let provider = EmbeddedCatProvider()
    let original = try await provider.picture(at: provider.address())
    let sepia = try await StandardPictureProcessor().apply(.sepia, to: original)
    #expect(try Self.picture(in: folder.appending(path: "cat-1.png")) == sepia)
    #expect(try Self.picture(in: folder.appending(path: "cat-2.png")) == original)
  }

  @Test(arguments: Implementation.tested)
  func `Where no folder can be, nothing is saved`(_ implementation: Implementation) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("taken".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let frames = try await Self.frames(
      implementation, "2l<wait>es<wait><frame><enter>", photos: file.path(percentEncoded: false))
    #expect(frames[0].contains("Couldn't save the picture."))
    #expect(frames[1].contains("Edit Cat"))
    #expect(try Data(contentsOf: file) == Data("taken".utf8))
  }

  private static func frames(
    _ implementation: Implementation, _ script: String, photos: String = "/"
  ) async throws -> [String] {
    let calendar = DayCalendar(timeZone: .gmt)
    let window = implementation.window(
      in: AppEnvironment(
        todoStore: MemoryTodoStore(), catProvider: EmbeddedCatProvider(),
        pictureProcessor: StandardPictureProcessor(),
        photoLibrary: FolderPhotoLibrary(folder: photos),
        clock: FixedWallClock(now: .distantPast), calendar: calendar))
    let player = KeyPlayer(window: window, size: Size(columns: 80, rows: 24))
    return try await player.play(try KeyScript.parse(script)).map(\.plainText)
  }

  private static func picture(in file: URL) throws -> Bitmap {
    try Bitmap(png: Array(Data(contentsOf: file)))
  }
}
