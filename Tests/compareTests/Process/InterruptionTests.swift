import Foundation
import ProgramSupport
import Testing

/// The built program, told to end while a toolchain of ours keeps it waiting.
@Suite("Interruptions")
struct InterruptionTests {
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func `No child is left, and the exit says why`(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("import PackageDescription\n", to: "Package.swift")
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

    let run = try ChildProgram.compare.start(
      in: folder.path, environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    let pipe = try #require(FileHandle(forReadingAtPath: "\(folder.path)/pipe"))
    let line = String(decoding: try pipe.readToEnd() ?? Data(), as: UTF8.self)
    let pids = line.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(pids.count == 3)
    run.send(signal)

    #expect(try run.result().end == .signal(signal))
    for pid in pids { #expect(kill(pid, 0) == -1, "\(pid) still lives") }
  }
}
