import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("Something else in the place of a file", .timeLimit(.minutes(60)))
struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ what: String) throws -> String {
    let path = "\(folder.path)/\(what)"
    switch what {
    case "folder": mkdir(path, 0o755)
    case "pipe": mkfifo(path, 0o644)
    case "loop": symlink("loop", path)
    case "dangling": symlink("nowhere", path)
    case "zero": symlink("/dev/zero", path)
    case "empty": try folder.write("", to: what)
    case "deep": try folder.write(String(repeating: "[", count: 100_000), to: what)
    default: break
    }
    return path
  }

  @Test(
    arguments: [
      ("folder", "Is a directory"), ("loop", "Too many levels of symbolic links"),
      ("dangling", "No such file or directory"), ("nothing", "No such file or directory"),
      ("zero", "it is larger than 0 MB"), ("pipe", nil), ("empty", nil),
    ] as [(String, String?)])
  func `It is reported in the system's words, and nothing waits`(
    _ what: String, _ reason: String?
  ) throws {
    let path = try put(what)
    if let reason {
      #expect(throws: InputFile.Unreadable(reason)) { try InputFile.read(path, upTo: 1_000) }
    } else {
      #expect(try InputFile.read(path) == Data())
    }
  }

  @Test func `A pipe that somebody writes to is read to its end`() throws {
    let pipe = Pipe()
    let text = String(repeating: "x", count: 200_000)
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try InputFile.read(path) == Data(text.utf8))
  }

  @Test(arguments: ["folder", "pipe", "loop", "dangling", "empty", "deep"])
  func `None is a result, a configuration or an export`(_ what: String) throws {
    let path = try put(what)
    let rendered = try run(["render", what], in: folder.path)
    #expect(rendered.exitCode == 1)
    #expect(rendered.errors.hasPrefix("Error: '\(what)' isn't a result of compare: "))
    #expect(throws: Failure.self) { try FileCoverage.read(path) }
    #expect(rename(path, "\(folder.path)/.compare.json") == 0)
    #expect(throws: Failure.self) { try Configuration.read(in: folder.path) }
  }

  @Test(arguments: ["pipe", "folder", "loop", "deep"])
  func `A pipe in the place of a cache isn't one`(_ what: String) throws {
    let file = CacheFile(path: try put(what))
    #expect(file.read() == nil)
    file.write([1, 2])
    #expect(file.read() == (what == "folder" ? nil : [1, 2]))
    #expect(try folder.names() == [what])
  }

  @Test func `Files are replaced all or not at all`() throws {
    try folder.write("old", to: "a")
    mkdir("\(folder.path)/b", 0o755)
    var files = ReplacedFiles(["a", "b"], in: folder.path)
    #expect(throws: Failure("'\(folder.path)/b' cannot be written: it is a folder.")) {
      try files.moveAside(isAllowed: true)
    }
    #expect(try folder.read("a") == "old")
    rmdir("\(folder.path)/b")
    var others = ReplacedFiles(["a", "b"], in: folder.path)
    try others.moveAside(isAllowed: true)
    #expect(try folder.names() == ["a.before"])
    try folder.write("new", to: "a")
    try folder.write("new", to: "b")
    others.restore()
    #expect(try folder.names() == ["a"])
    #expect(try folder.read("a") == "old")
  }

  @Test
  func `What a killed run left isn't overwritten, and a run that ends leaves nothing`() throws {
    try folder.write("old", to: "a")
    var killed = ReplacedFiles(["a"], in: folder.path)
    try killed.moveAside(isAllowed: true)
    try folder.write("new", to: "a")
    var next = ReplacedFiles(["a"], in: folder.path)
    let line = """
      There is a '\(folder.path)/a.before', which a run that was killed has left: move it back or \
      away.
      """
    #expect(throws: Failure(line)) { try next.moveAside(isAllowed: true) }
    #expect(try folder.read("a.before") == "old")
    killed.finish()
    try next.moveAside(isAllowed: true)
    #expect(try folder.read("a.before") == "new")
    next.finish()
    #expect(try folder.names() == [])
  }
}
