import Foundation
import Testing

/// The built program, told to end while a toolchain of ours keeps it waiting.
@Suite("Interruptions")
struct InterruptionTests {
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func `No child is left, and the exit says why`(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.writeProgram("", to: "bin/llvm-cov")
    // The second sleep is in a process group of its own, as SwiftPM's compilers are. Writing to
    // the pipe tells the test that all of them live.
    let script = """
      #!/bin/bash
      sleep 600 & first=$!
      set -m; sleep 600 & second=$!
      echo $$ $first $second > '\(folder.path)/pipe'
      wait
      """
    try folder.writeProgram(script, to: "bin/swift")
    try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)

    let process = try start(folder)
    let pipe = try #require(FileHandle(forReadingAtPath: "\(folder.path)/pipe"))
    let line = String(decoding: try pipe.readToEnd() ?? Data(), as: UTF8.self)
    let pids = line.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(pids.count == 3)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    for pid in pids { #expect(kill(pid, 0) == -1, "\(pid) still lives") }
  }

  /// The program lies beside the one that runs the tests.
  private func start(_ folder: TemporaryFolder) throws -> Process {
    let tests = try #require(CommandLine.arguments.first)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests)
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("compare")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
