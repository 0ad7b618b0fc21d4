import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport

@Suite("Files that are written whole")
struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `A link stays one, and the permissions stay`() throws {
    try folder.write("old", to: "file")
    chmod("\(folder.path)/file", 0o640)
    try #require(symlink("file", "\(folder.path)/link") == 0)
    #expect(WholeFile.write(Array("new".utf8), to: "\(folder.path)/link") == nil)
    #expect(try folder.read("file") == "new")
    let kind = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/link")[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
    var status = stat()
    #expect(stat("\(folder.path)/file", &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try folder.names() == ["file", "link"])
  }

  @Test func `A failed write is reported in the system's words, and leaves nothing`() throws {
    try folder.write("a file", to: "file")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/folder", withIntermediateDirectories: true)
    let write = { (name: String) in WholeFile.write([1], to: "\(folder.path)/\(name)") }
    #expect(write("file/new") == "Not a directory")
    #expect(write("folder") == "Is a directory")
    #expect(write("gone/new") == "No such file or directory")
    #expect(try folder.names() == ["file", "folder"])
  }

  @Test func `Folders are made with those around them, or the reason is reported`() throws {
    try folder.write("a file", to: "file")
    #expect(NewFolder.make("\(folder.path)/a/b") == nil)
    #expect(NewFolder.make("\(folder.path)/a/b") == nil)
    #expect(try folder.names(in: "a") == ["b"])
    let up = String(repeating: "../", count: 40) + folder.path.dropFirst()
    #expect(NewFolder.make("\(up)/a/c") == nil)
    #expect(try folder.names(in: "a").sorted() == ["b", "c"])
    #expect(NewFolder.make("\(folder.path)/file/new") == "Not a directory")
    #expect(NewFolder.make("\(folder.path)/file") == "Not a directory")
  }
}
