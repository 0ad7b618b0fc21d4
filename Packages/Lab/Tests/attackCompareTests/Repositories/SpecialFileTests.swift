import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

/// Pipes and devices in place of git's files: opening one can block forever.
@Suite(.timeLimit(.minutes(2)))
struct SpecialFileTests {
  private let repository: GitFolder
  private let scratch: TemporaryFolder

  init() throws {
    repository = try GitFolder(["A.swift": "one"])
    scratch = try TemporaryFolder()
  }

  private var folder: String { "\(repository.folder.path.realPath)/.git" }

  private func found(limit: Duration = .seconds(20)) throws -> Repository {
    let git = try Git.find(.ofTest(), limit: limit)
    let store = try GitStore(around: repository.folder.path)
    return try Repository(store, git: git, in: "\(scratch.path)/own")
  }

  /// Replaces whatever is there with a pipe.
  private func putPipe(_ path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try #require(mkfifo(path, 0o644) == 0)
  }

  private func expectRefused(_ path: String) {
    #expect(throws: Failure.specialFile(path: path)) { try found() }
  }

  @Test(
    arguments: [
      "HEAD", "config", "packed-refs", "shallow", "FETCH_HEAD", "refs/heads/main",
      "refs/replace/x", "logs/HEAD", "logs/refs/heads/main", "reftable/tables.list",
      "objects/info/alternates", "objects/info/commit-graph",
      "objects/info/commit-graphs/commit-graph-chain", "objects/pack/pack-1.idx",
      "objects/pack/multi-pack-index", "objects/0f/pipe",
    ])
  func `A pipe that git would open is refused before git starts`(_ name: String) throws {
    try putPipe("\(folder)/\(name)")
    expectRefused("\(folder)/\(name)")
  }

  @Test(arguments: ["HEAD", "config", "refs/heads/main", "objects/info/alternates"])
  func `A link to a device is refused`(_ name: String) throws {
    try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    #expect(symlink("/dev/zero", "\(folder)/\(name)") == 0)
    expectRefused("\(folder)/\(name)")
  }

  @Test func `A pipe among borrowed objects is refused; borrowing in a circle isn't`() throws {
    let other = "\(scratch.path.realPath)/other"
    try scratch.write("\(folder)/objects\n", to: "other/info/alternates")
    try repository.folder.write("# borrowed\n\(other)\n", to: ".git/objects/info/alternates")
    #expect(try found().revision("main").commit.count == 40)
    try putPipe("\(other)/pack/pack-1.idx")
    expectRefused("\(other)/pack/pack-1.idx")
  }

  @Test(arguments: [".git", ".git/commondir"])
  func `A pipe that a program holds open is not waited for`(_ name: String) throws {
    let path = "\(repository.folder.path.realPath)/\(name)"
    try putPipe(path)
    let descriptor = open(path, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    if name == ".git" {
      #expect(throws: Failure.self) { try GitStore(around: repository.folder.path) }
    } else {
      // Git reads that file in the working tree's own folder, which it never sees here.
      #expect(try found().revision("main").commit.count == 40)
    }
  }

  @Test func `Git has a limit for what is found by no look before`() throws {
    try putPipe("\(scratch.path)/elsewhere/main")
    #expect(symlink("\(scratch.path)/elsewhere", "\(folder)/refs/heads/linked") == 0)
    let found = try found(limit: .seconds(1))
    #expect(throws: Failure.gitLate("rev-parse", limit: .seconds(1))) {
      try found.revision("linked/main")
    }
  }

  @Test func `The index, hooks and other files that aren't read can be anything`() throws {
    for name in ["index", "hooks/post-checkout", "info/attributes", "config.worktree"] {
      try putPipe("\(folder)/\(name)")
    }
    #expect(try found().revision("main").commit.count == 40)
  }
}
