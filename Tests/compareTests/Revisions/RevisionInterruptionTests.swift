import Foundation
import ProgramSupport
import Testing

/// The built program, told to end while it measures a revision.
@Suite("An interruption between revisions")
struct RevisionInterruptionTests {
  @Test(.timeLimit(.minutes(10)))
  func `Nothing is left in the repository`() throws {
    let repository = try GitFolder(["Package.swift": "import PackageDescription\n"])
    let tools = try TemporaryFolder()
    try tools.writeProgram("", to: "bin/llvm-cov")
    try tools.writeProgram(
      "#!/bin/bash\necho $PWD >'\(tools.path)/pipe'\nsleep 600\n", to: "bin/swift")
    try #require(mkfifo("\(tools.path)/pipe", 0o600) == 0)
    let state = try repository.state()

    let run = try ChildProgram.compare.start(
      ["diff", "HEAD", "HEAD"], in: repository.folder.path,
      environment: [
        "PATH": "\(tools.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "HOME": tools.path, "XDG_CACHE_HOME": "\(tools.path)/caches",
      ])
    let pipe = try #require(FileHandle(forReadingAtPath: "\(tools.path)/pipe"))
    let folder = String(decoding: try pipe.readToEnd() ?? Data(), as: UTF8.self)
    #expect(folder.contains("-revisions/files/"))
    run.send(SIGINT)

    #expect(try run.result().end == .signal(SIGINT))
    #expect(try repository.state() == state)
  }
}
