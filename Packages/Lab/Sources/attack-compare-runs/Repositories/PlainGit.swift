import Foundation
import ProgramSupport

/// The machine's git, run in a folder as a user would.
struct PlainGit {
  let folder: String

  /// - Returns: its output, without the last line break.
  @discardableResult
  func run(_ words: String...) throws -> String { try run(words) }

  /// Writes an object, even one that git would normally refuse.
  func object(_ content: Data, type: String) throws -> String {
    let file = "\(folder)/.git/object"
    try content.write(to: URL(fileURLWithPath: file))
    defer { unlink(file) }
    return try run(["hash-object", "-t", type, "-w", "--literally", file])
  }

  /// Checks the state of the files, like a shell prompt.
  func look() throws {
    let process = git(["status"])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    _ = Run(process: process).end(within: 20)
  }

  private func run(_ words: [String]) throws -> String {
    let process = git(words)
    let output = try process.output()
    guard process.terminationStatus == 0 else {
      throw Unusable(reason: "`git \(words.joined(separator: " "))` doesn't work")
    }
    return output.trimmingCharacters(in: .newlines)
  }

  private func git(_ words: [String]) -> Process {
    let process = Process(
      URL(filePath: "/usr/bin/env"),
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + words,
      in: URL(filePath: folder),
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    process.standardError = FileHandle.nullDevice
    return process
  }
}
