import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("The files of a revision")
struct CheckoutTests {
  private let repository: GitFolder
  private let scratch: TemporaryFolder

  init() throws {
    repository = try GitFolder(["A.swift": "one", "Sub/B \"b\"\n.swift": "one"])
    scratch = try TemporaryFolder()
  }

  private func checkout() throws -> (Repository, Checkout) {
    let git = try Git.find(.ofTest())
    let store = try GitStore(around: repository.folder.path)
    let found = try Repository(store, git: git, in: "\(scratch.path)/git")
    return (found, Checkout(of: found, in: scratch.path))
  }

  private func show(_ name: String) throws -> Checkout {
    let (found, checkout) = try checkout()
    try checkout.show(try found.revision(name), keeping: ".build-compare")
    return checkout
  }

  private func text(_ checkout: Checkout, _ name: String) -> String? {
    FileManager.default.contents(atPath: "\(checkout.root)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test
  func `They are the commit's, whatever the working tree has and whatever their names`() throws {
    try repository.folder.write("two", to: "A.swift")
    let state = try repository.state()
    let checkout = try show("main")
    #expect(text(checkout, "A.swift") == "one")
    #expect(text(checkout, "Sub/B \"b\"\n.swift") == "one")
    #expect(try repository.state() == state)
    #expect(
      (checkout.root as NSString).lastPathComponent
        == (repository.folder.path as NSString).lastPathComponent)
  }

  @Test
  func `From one revision to the next only what differs is written; what was built stays`() throws {
    try repository.commit(["A.swift": "two", "C.swift": "two"])
    let checkout = try show("HEAD")
    let stamp = FileStamp("\(checkout.root)/Sub/B \"b\"\n.swift")
    try scratch.write("built", to: "files/\(name(checkout))/Sub/.build-compare/object")
    _ = try show("HEAD~1")
    #expect(text(checkout, "A.swift") == "one")
    #expect(text(checkout, "C.swift") == nil)
    #expect(FileStamp("\(checkout.root)/Sub/B \"b\"\n.swift") == stamp)
    #expect(text(checkout, "Sub/.build-compare/object") == "built")
  }

  @Test func `What a killed run left there is gone`() throws {
    let checkout = try show("HEAD")
    try scratch.write("half", to: "files/\(name(checkout))/A.swift")
    try scratch.write("of another revision", to: "files/\(name(checkout))/Sub/Stray.swift")
    _ = try show("HEAD")
    #expect(text(checkout, "A.swift") == "one")
    #expect(text(checkout, "Sub/Stray.swift") == nil)
  }

  @Test func `No hook runs, and what a hook's own git was told is not ours`() throws {
    for name in ["post-checkout", "post-index-change"] {
      try repository.folder.writeProgram(
        "#!/bin/sh\necho ran >>'\(scratch.path)/ran'\n", to: ".git/hooks/\(name)")
    }
    _ = try show("HEAD")
    #expect(try !scratch.names().contains("ran"))
  }

  @Test func `A submodule that isn't there is an empty folder`() throws {
    let commit = try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Library")
    try repository.git("commit", "-q", "-m", "some")
    let checkout = try show("HEAD")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(checkout.root)/Library") == [])
  }

  @Test func `A list of files that was cut off isn't read`() {
    let line = "100644 blob \(String(repeating: "1", count: 40))\tSub/A.swift\0"
    let list = Array((line + line).utf8)
    #expect(TreeEntry.all(in: list)?.count == 2)
    #expect(TreeEntry.all(in: []) == [])
    for count in 1..<list.count where count != line.utf8.count {
      #expect(TreeEntry.all(in: Array(list[..<count])) == nil)
    }
  }

  @Test func `An unknown revision is reported, and in a shallow clone how to get it`() throws {
    let (found, _) = try checkout()
    #expect(throws: Failure("'nowhere' isn't a revision in '\(found.root)'.")) {
      try found.revision("nowhere")
    }
    try repository.commit()
    let clone = try TemporaryFolder()
    try repository.git(
      "clone", "-q", "--depth", "1", "file://\(repository.folder.path)", "\(clone.path)/shallow")
    let shallow = try Repository(
      GitStore(around: "\(clone.path)/shallow"),
      git: Git.find(.ofTest()), in: "\(clone.path)/git")
    let line =
      "'HEAD~1' isn't a revision in '\(shallow.root)'. It is a shallow clone: fetch the revision"
      + " first, as with 'git fetch --unshallow'."
    #expect(throws: Failure(line)) { try shallow.revision("HEAD~1") }
  }

  @Test func `What is outside of the repository has no place in it`() throws {
    let (found, checkout) = try checkout()
    #expect(try checkout.place(of: "\(found.root)/Sub") == "\(checkout.root)/Sub")
    #expect(try checkout.place(of: found.root) == checkout.root)
    #expect(throws: Failure.self) { try checkout.place(of: "\(found.root)/..") }
  }

  @Test func `A link in a revision is a place only if it leads to another one there`() throws {
    let outside = try TemporaryFolder()
    try outside.write("", to: "In/A.swift")
    let targets = [
      "away": outside.path, "up": "..", "far": "../../..", "files": "../../files",
      "on": "away", "itself": "itself", "in": "Sub", "here": ".", "nowhere": "nothing",
    ]
    let root = repository.folder.path
    for (name, target) in targets { #expect(symlink(target, "\(root)/\(name)") == 0) }
    try repository.commit()
    for name in targets.keys {
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
      try repository.folder.write("", to: "\(name)/In/A.swift")
    }
    let checkout = try show("HEAD")
    for name in ["in", "here", "nowhere", "itself"] {
      #expect(try checkout.place(of: "\(root)/\(name)") == "\(checkout.root)/\(name)")
    }
    for path in ["away", "away/In", "up", "far", "files", "on", "on/In"] {
      let target = "\(checkout.root)/\(path)".realPath
      let line =
        "'\(root)/\(path)' is a link there that leads out of the repository, to '\(target)'."
      #expect(throws: Failure(line)) { try checkout.place(of: "\(root)/\(path)") }
    }
  }

  private func name(_ checkout: Checkout) -> String {
    (checkout.root as NSString).lastPathComponent
  }
}
