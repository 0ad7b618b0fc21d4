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

  private func opened(_ folder: String) throws -> Repository {
    let git = try Git.find(.ofTest())
    return try Repository(
      GitStore(around: folder), git: git, in: "\(other.path)/own-\(UUID().uuidString)")
  }

  private func commit(_ name: String, in folder: String) throws -> String {
    try opened(folder).revision(name).commit
  }

  private func expectSame(_ names: [String], in folder: String) throws {
    for name in names {
      let expected = try repository.git("rev-list", "-1", name, "--", in: folder)
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
        "HEAD^{/some}", "feature/x@{0}", ":/some", ":/s.*e", "main^{commit}", "main^0",
      ], in: repository.folder.path)
  }

  /// Git answers some of these with success: with several hashes, with `^` and one, or with the
  /// hash of something else.
  private static let others = [
    "^main", "^HEAD~1", "^^main", "^", "main..feature/x", "main...feature/x", "..main", "main..",
    "main^!", "main^@", "main^-", "main^-1", "main^2", "main~99", "main --not", "main feature/x",
    "--not", "-n1", "--all", "--branches", "--verify", "--default", "--end-of-options", "--", "-",
    "-h", "--help", "--git-dir", "--local-env-vars", "--since=yesterday", ":/nothing like it",
    "main^{/nothing}", ":", ":0:A.swift", ":A.swift", "main:", "main:A.swift", "main^{tree}",
    "main^{blob}", "main^{", "main@{9}", "@{-9}", "", " ", " main", "main ", "main\n", "\nmain",
    "main\nmain", "main\r", "main\t", "main\u{1}", "main\u{1B}[31m", "\u{7F}", "main\u{202E}",
    String(repeating: "0", count: 40), String(repeating: "f", count: 64), "0", "main*", "*",
    "refs/heads/", "refs", "../HEAD", ".", "/", "~", "@@", String(repeating: "x", count: 100_000),
  ]

  @Test func `A name that doesn't stand for one commit is reported, with the name`() throws {
    let found = try opened(repository.folder.path)
    for name in Self.others {
      let line = "'\(name)' isn't a revision in '\(found.root)'."
      #expect(throws: Failure(line), "\(name)") { try found.revision(name) }
    }
  }

  @Test func `An abbreviation that a file shares stands for the commit`() throws {
    // The dates are fixed, and so are the hashes.
    let tree = try repository.git("rev-parse", "v1^{tree}").trimmingCharacters(in: .newlines)
    let person = "A <a@example.com> 1000000000 +0000"
    try other.write("tree \(tree)\nauthor \(person)\ncommitter \(person)\n\nsome\n", to: "commit")
    let commit = try repository.git("hash-object", "-w", "-t", "commit", "\(other.path)/commit")
    try other.write("11740016", to: "blob")
    let blob = try repository.git("hash-object", "-w", "\(other.path)/blob")
    let short = String(commit.prefix(6))
    try #require(blob.hasPrefix(short) && blob != commit)
    #expect(try self.commit(short, in: repository.folder.path) + "\n" == commit)
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
    // Each tree has such refs of its own.
    try repository.git("update-ref", "refs/worktree/mine", "HEAD~1", in: tree)
    try repository.git("update-ref", "refs/worktree/mine", "HEAD")
    let names = [
      "HEAD", "HEAD~1", "main", "beside", "feature/x", "HEAD@{1}", "v1", "refs/worktree/mine",
      "main-worktree/HEAD", "main-worktree/HEAD@{1}",
    ]
    try expectSame(names, in: tree)
    try expectSame(names.filter { $0 != "HEAD@{1}" }, in: repository.folder.path)
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

  private static let hasReftable: Bool = {
    let folder = try? TemporaryFolder()
    let made = try? ChildProgram(path: "/usr/bin/env").run(
      ["git", "init", "-q", "--ref-format=reftable", "some"], in: folder?.path ?? "/nowhere")
    return made?.end == .exit(0)
  }()

  @Test(.enabled(if: hasReftable, "Git has it since 2.45."))
  func `With names of commits in tables, also in another working tree`() throws {
    let main = "\(other.path)/main"
    try repository.git("init", "-q", "-b", "main", "--ref-format=reftable", main)
    for _ in 1...3 { try repository.git("commit", "-q", "--allow-empty", "-m", "some", in: main) }
    try repository.git("tag", "v1", "HEAD~1", in: main)
    let names = ["HEAD", "HEAD~1", "main", "v1", "main@{1}", "main-worktree/HEAD"]
    try expectSame(names, in: main)
    let tree = "\(other.path)/tree"
    try repository.git("worktree", "add", "-q", "-b", "beside", tree, "HEAD~1", in: main)
    try repository.git("commit", "-q", "--allow-empty", "-m", "beside", in: tree)
    try repository.git("update-ref", "refs/worktree/mine", "HEAD~1", in: tree)
    try expectSame(names + ["beside", "HEAD@{1}", "refs/worktree/mine"], in: tree)
  }

  @Test func `A folder can become another working tree, and one on its own again`() throws {
    let place = "\(other.path)/place"
    let own = "\(other.path)/own"
    let git = try Git.find(.ofTest())
    func commit(_ name: String) throws -> String {
      try Repository(GitStore(around: place), git: git, in: own).revision(name).commit + "\n"
    }
    for round in 1...2 {
      try repository.git("worktree", "add", "-q", "-b", "round\(round)", place, "main")
      #expect(try commit("HEAD") == repository.git("rev-parse", "main"))
      try repository.git("worktree", "remove", place)
      try repository.git("clone", "-q", "-b", "feature/x", repository.folder.path, place)
      #expect(try commit("HEAD") == repository.git("rev-parse", "feature/x"))
      try FileManager.default.removeItem(atPath: place)
    }
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
