import Foundation
import ProgramSupport
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
    try folder.write("import PackageDescription\n", to: "Package.swift")
    try folder.writeProgram("", to: "bin/llvm-cov")
    try folder.writeProgram("#!/bin/sh\nexit 1\n", to: "bin/swift")
    lock = try #require(ScratchLock.take(Workspace(root: folder.path).scratch))
  }

  /// The built program, once it says that it waits.
  private func waitingRun() throws -> ChildProgram.Run {
    let run = try ChildProgram.compare.start(
      in: folder.path, environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    let line = "Waiting for another compare that measures '\(folder.path)'.\n"
    #expect(try run.errors.read(upToCount: line.utf8.count) == Data(line.utf8))
    return run
  }

  @Test func `The second says that it waits, and goes on when the first is done`() throws {
    let run = try waitingRun()
    lock.release()
    let result = try run.result()
    #expect(result.errors == "Error: The package in '\(folder.path)' cannot be read.\n")
    #expect(result.end == .exit(1))
  }

  @Test func `Who waits can be interrupted`() throws {
    defer { lock.release() }
    let run = try waitingRun()
    run.send(SIGTERM)
    #expect(try run.result().end == .signal(SIGTERM))
  }

  @Test func `A run that was killed keeps no other waiting`() throws {
    let run = try waitingRun()
    lock.release()
    run.send(SIGKILL)
    _ = try run.result()
    let next = ScratchLock.take(Workspace(root: folder.path).scratch) {
      Issue.record("nobody is there to wait for")
    }
    next?.release()
  }
}
