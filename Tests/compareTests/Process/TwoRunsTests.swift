import Foundation
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// The built program, while another run works on the same package.
@Suite("Two runs at once")
struct TwoRunsTests {
  private let folder: TemporaryFolder
  private let lock: ScratchLock

  /// A package whose `swift` always fails, and somebody at work in its scratch folder.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.writeProgram("", to: "bin/llvm-cov")
    try folder.writeProgram("#!/bin/sh\nexit 1\n", to: "bin/swift")
    lock = try #require(ScratchLock.take(Workspace(root: folder.path).scratch))
  }

  private var waitingLine: String {
    "Waiting for another compare that measures '\(folder.path)'.\n"
  }

  @Test func `The second says that it waits, and goes on when the first is done`() throws {
    let (process, errors) = try start()
    #expect(try errors.read(upToCount: waitingLine.utf8.count) == Data(waitingLine.utf8))
    lock.release()
    let rest = String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(rest == "Error: The package in '\(folder.path)' cannot be read.\n")
    #expect(process.terminationStatus == 1)
  }

  @Test func `Who waits can be interrupted`() throws {
    defer { lock.release() }
    let (process, errors) = try start()
    #expect(try errors.read(upToCount: waitingLine.utf8.count) == Data(waitingLine.utf8))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
  }

  @Test func `A run that was killed keeps no other waiting`() throws {
    let (process, errors) = try start()
    #expect(try errors.read(upToCount: waitingLine.utf8.count) == Data(waitingLine.utf8))
    lock.release()
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let next = ScratchLock.take(Workspace(root: folder.path).scratch) {
      Issue.record("nobody is there to wait for")
    }
    next?.release()
  }

  private func start() throws -> (Process, FileHandle) {
    let tests = try #require(CommandLine.arguments.first)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests)
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("compare")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    let pipe = Foundation.Pipe()
    process.standardError = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }
}
