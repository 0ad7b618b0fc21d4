import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

/// Trees that git wouldn't have made, and the names and kinds of files that it does make.
@Suite struct HostileTreeTests {
  private let repository: GitFolder
  private let scratch: TemporaryFolder

  init() throws {
    repository = try GitFolder(["A.swift": "one"])
    scratch = try TemporaryFolder()
  }

  @discardableResult
  private func show(_ name: String, keeping kept: String = ".build-compare") throws -> String {
    let git = try Git.find(.ofTest())
    let found = try Repository(
      GitStore(around: repository.folder.path), git: git, in: "\(scratch.path)/own")
    let checkout = Checkout(of: found, in: "\(scratch.path)/cache")
    try checkout.show(try found.revision(name), keeping: kept)
    return checkout.root
  }

  /// Commits a tree with any entries, each with a mode, a name and an object.
  private func commit(_ entries: [(mode: String, name: [UInt8], object: String)]) throws -> String {
    var tree = Data()
    for entry in entries {
      tree += Data("\(entry.mode) ".utf8) + Data(entry.name) + [0]
      var rest = entry.object[...]
      while !rest.isEmpty {
        tree.append(try #require(UInt8(rest.prefix(2), radix: 16)))
        rest = rest.dropFirst(2)
      }
    }
    try tree.write(to: URL(fileURLWithPath: "\(scratch.path)/tree"))
    let object = try git("hash-object", "-t", "tree", "-w", "--literally", "\(scratch.path)/tree")
    return try git("commit-tree", object, "-m", "made by hand")
  }

  private func git(_ words: String...) throws -> String {
    let result = try ChildProgram(path: "/usr/bin/env").run(
      ["git", "-c", "user.name=A", "-c", "user.email=a@e"] + words, in: repository.folder.path)
    try #require(result.end == .exit(0), "\(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  private func blob(_ text: String) throws -> String {
    try scratch.write(text, to: "blob")
    return try git("hash-object", "-w", "\(scratch.path)/blob")
  }

  @Test(
    arguments: [
      "..", ".", ".git", ".GIT", ".g\u{200C}it", "../out", "a/../../../out", "/out", "a//b",
    ])
  func `A name that leads elsewhere is refused, and nothing is written`(_ name: String) throws {
    let object = try blob("struct A {}\n")
    let commit = try commit([("100644", Array(name.utf8), object)])
    let line =
      "The files of '\(commit)' cannot be checked out: it has '\(name)', which no file may be"
      + " called."
    #expect(throws: Failure(line)) { try show(commit) }
    #expect(try !scratch.names().contains("out"))
    #expect(!InputFile.isNamed("\(scratch.path)/cache/files"))
  }

  @Test func `Nothing is written through a link that a folder hides behind`() throws {
    let target = try TemporaryFolder()
    let object = try blob("struct A {}\n")
    let inner = try repository.git("rev-parse", "HEAD^{tree}").trimmingCharacters(in: .newlines)
    let both = try commit([
      ("120000", Array("a".utf8), blob(target.path)), ("40000", Array("a".utf8), inner),
    ])
    #expect(throws: Failure.self) { try show(both) }
    // A link in one revision is a folder in the next.
    let link = try commit([("120000", Array("a".utf8), blob(target.path))])
    let folder = try commit([("40000", Array("a".utf8), inner), ("100644", [0x62], object)])
    for commit in [link, folder, link, folder] {
      let root = try show(commit)
      let text = try? String(contentsOfFile: "\(root)/a/A.swift", encoding: .utf8)
      #expect(text == (commit == link ? nil : "one"))
    }
    #expect(try target.names() == [])
  }

  @Test func `What a revision has where builds are kept is left out`() throws {
    let object = try blob("/etc")
    let link = try commit([
      ("120000", Array(".build-compare".utf8), object), ("100644", Array("B.swift".utf8), object),
    ])
    let root = try show(link)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["B.swift"])
  }

  @Test func `Contents are those of the commit, byte by byte, whatever attributes say`() throws {
    let text = "let a = 1\r\nlet b = \"$Id$ $Format:%H$\"\n"
    let object = try blob(text)
    let attributes = try blob("* text eol=crlf ident export-subst working-tree-encoding=UTF-16\n")
    let name: [UInt8] = [0x41, 0xFF, 0xFE]
    let commit = try commit([
      ("100644", Array(".gitattributes".utf8), attributes), ("100755", name, object),
      ("120000", Array("link".utf8), try blob("nowhere")),
    ])
    let root = try show(commit)
    let file = (Array(root.utf8) + Array("/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    var status = stat()
    #expect(lstat(file, &status) == 0)
    #expect(status.st_mode & 0o100 != 0)
    #expect(Int(status.st_size) == text.utf8.count)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/link") == "nowhere")
    // Removed with the next revision, although its name isn't valid text.
    try show("main")
    #expect(lstat(file, &status) != 0)
  }

  @Test func `A file keeps its dates while its content stays, whatever they are`() throws {
    let root = try show("main")
    #expect(utimes("\(root)/A.swift", [timeval(), timeval()]) == 0)
    let stamp = FileStamp("\(root)/A.swift")
    try show("main")
    #expect(FileStamp("\(root)/A.swift") == stamp)
    #expect(chmod("\(root)/A.swift", 0o755) == 0)
    try show("main")
    #expect(!FileManager.default.isExecutableFile(atPath: "\(root)/A.swift"))
  }
}
