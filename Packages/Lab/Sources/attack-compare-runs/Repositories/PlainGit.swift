import Foundation

/// The machine's git, as a user would run it in a folder.
struct PlainGit {
  let folder: String

  /// - Returns: what it printed, without the last line break.
  @discardableResult
  func run(_ words: String...) throws -> String { try run(words) }

  /// Writes an object, also one that git would refuse elsewhere.
  func object(_ content: Data, type: String) throws -> String {
    let file = "\(folder)/.git/object"
    try content.write(to: URL(fileURLWithPath: file))
    defer { unlink(file) }
    return try run(["hash-object", "-t", type, "-w", "--literally", file])
  }

  /// Looks at the state of the files, as a user's prompt does.
  func look() throws {
    _ = try Run(process: start(["status"], FileHandle.nullDevice)).end(within: 20)
  }

  private func run(_ words: [String]) throws -> String {
    let output = Pipe()
    let process = try start(words, output)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Unusable(reason: "`git \(words.joined(separator: " "))` doesn't work")
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func start(_ words: [String], _ output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
