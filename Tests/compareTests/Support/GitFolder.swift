import Foundation
import Testing

@testable import CompareSupport
@testable import compare

/// A git repository that a test writes, apart from whatever git is told on this machine.
struct GitFolder: Sendable {
  let folder: TemporaryFolder

  /// Takes the files of the first commit.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    try commit(files)
  }

  /// Writes files and commits everything.
  func commit(_ files: [String: String] = [:]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "some")
  }

  /// What a git command prints.
  @discardableResult
  func git(_ words: String..., in other: String? = nil) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
      + ["-c", "commit.gpgSign=false"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: other ?? folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_ALLOW_PROTOCOL": "file",
    ]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
    return text
  }

  func run(_ words: [String], in subfolder: String = "") -> RunResult {
    compareTests.run(words, in: subfolder.isEmpty ? folder.path : "\(folder.path)/\(subfolder)")
  }

  /// All that a user could notice: the tree, the index, worktrees, branches, what is put aside.
  func state() throws -> [String] {
    try [
      git("status", "--porcelain=v2", "--branch"), git("worktree", "list"), git("stash", "list"),
      git("for-each-ref"), git("ls-files", "--stage", "--debug"),
      folder.names(in: ".git").joined(separator: " "),
    ]
  }
}
