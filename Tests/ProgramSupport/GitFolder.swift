import Foundation

/// A git repository written by a test, independent of this machine's git configuration.
public struct GitFolder: Sendable {
  /// A git command that failed.
  public struct Failure: Error {
    let words: [String]
    let errors: String
  }

  public let folder: TemporaryFolder

  /// Takes the files of the first commit.
  public init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    try commit(files)
  }

  /// Writes files and commits everything.
  public func commit(_ files: [String: String] = [:]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "some")
  }

  /// The output of a git command.
  @discardableResult
  public func git(_ words: String..., in other: String? = nil) throws -> String {
    let own = ["user.name=A", "user.email=a@example.com", "commit.gpgSign=false"]
    let environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_ALLOW_PROTOCOL": "file",
    ]) { $1 }
    let result = try ChildProgram(path: "/usr/bin/env").run(
      ["git"] + own.flatMap { ["-c", $0] } + words, in: other ?? folder.path,
      environment: environment)
    guard result.end == .exit(0) else { throw Failure(words: words, errors: result.errors) }
    return result.output
  }

  /// Everything that a user could notice: the tree, the index, worktrees, branches, stashes.
  public func state() throws -> [String] {
    try [
      git("status", "--porcelain=v2", "--branch"), git("worktree", "list"), git("stash", "list"),
      git("for-each-ref"), git("ls-files", "--stage", "--debug"),
      folder.names(in: ".git").joined(separator: " "),
    ]
  }
}
