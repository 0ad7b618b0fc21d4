import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

/// Names of revisions mean what they mean to git, wherever the repository's files are.
@Suite struct RevisionNameTests {
  private let repository: GitFolder
  private let other: TemporaryFolder

  init() throws {
    other = try TemporaryFolder()
    repository = try GitFolder(["A.swift": "one"])
    try repository.git("tag", "v1")
    try repository.git("tag", "-a", "v2", "-m", "annotated")
    try repository.git("pack-refs", "--all")
    try repository.commit(["A.swift": "two"])
    try repository.git("checkout", "-q", "-b", "feature/x")
    try repository.commit(["A.swift": "three"])
  }

  private func commit(_ name: String, in folder: String) throws -> String {
    let git = try Git.find(searchPath: ownSearchPath, children: Children())
    let found = try Repository(
      GitStore(around: folder), git: git, in: "\(other.path)/own-\(UUID().uuidString)")
    return try found.revision(name).commit
  }

  private func expectSame(_ names: [String], in folder: String) throws {
    for name in names {
      let expected = try repository.git("rev-parse", "\(name)^{commit}", in: folder)
      #expect(try commit(name, in: folder) + "\n" == expected, "\(name)")
    }
  }

  @Test func `In a repository: branches, tags, logs, parents, messages and abbreviations`() throws {
    let short = try repository.git("rev-parse", "--short", "HEAD~1")
      .trimmingCharacters(in: .newlines)
    try expectSame(
      [
        "HEAD", "@", "HEAD~1", "HEAD^", "main", "heads/main", "refs/heads/main", "feature/x",
        "feature/x~2", "v1", "v2", "tags/v2", "v2^{}", short, "@{-1}", "HEAD@{1}", "main@{0}",
        "HEAD^{/some}", "feature/x@{0}",
      ], in: repository.folder.path)
  }

  @Test func `What is checked out is read from files, packed or not, also with no branch`() throws {
    let head = { (folder: String) in try GitStore(around: folder).head }
    let folder = repository.folder.path
    for name in ["feature/x", "main", "v1"] {
      try repository.git("checkout", "-q", name)
      for packs in [false, true] {
        if packs { try repository.git("pack-refs", "--all", "--prune") }
        #expect(try head(folder) == String(commit("HEAD", in: folder).prefix(12)), "\(name)")
      }
    }
    let tree = "\(other.path)/tree"
    try repository.git("worktree", "add", "-q", "-b", "beside", tree, "main")
    #expect(try head(tree) == String(commit("HEAD", in: tree).prefix(12)))
    for text in ["ref: refs/../HEAD", "ref: refs/heads/none", "nothing", ""] {
      try text.write(toFile: "\(folder)/.git/HEAD", atomically: true, encoding: .utf8)
      #expect(try head(folder) == nil, "\(text)")
    }
  }

  @Test func `In a clone: branches of the remote and what a branch follows`() throws {
    let clone = "\(other.path)/clone"
    try repository.git("clone", "-q", repository.folder.path, clone)
    try repository.git("branch", "-q", "--track", "mine\"x", "origin/main", in: clone)
    try repository.git("fetch", "-q", in: clone)
    try expectSame(
      ["origin/main", "origin/HEAD", "@{u}", "@{upstream}", "mine\"x@{u}", "FETCH_HEAD", "v1"],
      in: clone)
  }

  @Test func `In another working tree, in a submodule, and with a separate git directory`() throws {
    let tree = "\(other.path)/tree"
    try repository.git("worktree", "add", "-q", "-b", "beside", tree, "main")
    try repository.git("commit", "-q", "--allow-empty", "-m", "beside", in: tree)
    try expectSame(["HEAD", "HEAD~1", "main", "beside", "feature/x", "HEAD@{1}"], in: tree)
    let outer = try GitFolder(["Outer.swift": ""])
    try outer.git(
      "-c", "protocol.file.allow=always", "submodule", "add", "-q", repository.folder.path, "sub")
    try expectSame(["HEAD", "HEAD~1", "origin/main"], in: "\(outer.folder.path)/sub")
    let separate = "\(other.path)/separate"
    try repository.git(
      "clone", "-q", "--separate-git-dir", "\(other.path)/store", repository.folder.path, separate)
    try expectSame(["HEAD~1", "origin/main"], in: separate)
    let borrowing = "\(other.path)/borrowing"
    try repository.git("clone", "-q", "--shared", repository.folder.path, borrowing)
    try expectSame(["HEAD~1"], in: borrowing)
  }

  @Test func `With longer names of objects`() throws {
    let long = "\(other.path)/long"
    try repository.git("init", "-q", "--object-format=sha256", long)
    try repository.git("commit", "-q", "--allow-empty", "-m", "some", in: long)
    try expectSame(["HEAD"], in: long)
    #expect(try commit("HEAD", in: long).count == 64)
  }

  @Test(arguments: ["gitdir: nowhere\n", "something\n", ""])
  func `A file that names no git directory is an error, with its place`(_ text: String) throws {
    try repository.folder.write(text, to: "sub/.git")
    #expect(throws: Failure.self) { try GitStore(around: "\(repository.folder.path)/sub") }
    // An empty folder of that name is just a folder.
    try repository.folder.write("", to: "Sub/.git/keep")
    #expect(
      try GitStore(around: "\(repository.folder.path)/Sub").root == repository.folder.path)
  }
}
