import Foundation
import Testing

/// The built program, with outputs that are no good.
@Suite("Outputs that can't be written", .timeLimit(.minutes(60)))
struct ClosedOutputTests {
  /// What it says on standard error, and how it ends, when a shell starts it with a line.
  private func run(_ line: String, output: Pipe? = nil) throws -> (errors: String, status: Int32) {
    let tests = try #require(CommandLine.arguments.first)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL =
      URL(fileURLWithPath: tests).resolvingSymlinksInPath().deletingLastPathComponent()
    let pipe = Pipe()
    process.standardError = pipe
    if let output { process.standardOutput = output }
    try process.run()
    let errors = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: errors, as: UTF8.self), process.terminationStatus)
  }

  private func line(_ reason: String) -> String {
    "Error: 'standard output' cannot be written: \(reason).\n"
  }

  @Test("One that is closed gets nothing, nor does a file in its place")
  func closed() throws {
    let (errors, status) = try run("./compare --version >&-")
    #expect(errors == line("Bad file descriptor"))
    #expect(status == 1)
    #expect(try run("./compare --version <&- >&- 2>&-").status == 1)
  }

  #if os(Linux)
    @Test("A full disk is said")
    func full() throws {
      let (errors, status) = try run("./compare --version > /dev/full")
      #expect(errors == line("No space left on device"))
      #expect(status == 1)
    }
  #endif

  @Test("Who reads no further ends it quietly", arguments: ["", "trap '' PIPE; "])
  func readsNoFurther(_ trap: String) throws {
    let output = Pipe()
    try output.fileHandleForReading.close()
    let (errors, status) = try run("\(trap)./compare --version; exit $?", output: output)
    #expect(!errors.contains("Error"))
    #expect(status == 128 + SIGPIPE)
  }
}
