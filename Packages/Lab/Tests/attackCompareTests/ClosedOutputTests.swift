import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats

/// The built program with outputs that can't be written.
@Suite("Outputs that can't be written", .timeLimit(.minutes(60)))
struct ClosedOutputTests {
  private func run(_ line: String) throws -> (errors: String, status: Int32) {
    let result = try ChildProgram.shell(line)
    return (result.errors, result.exitCode)
  }

  private func line(_ reason: String) -> String {
    "Error: 'standard output' cannot be written: \(reason).\n"
  }

  @Test func `One that is closed gets nothing, nor does a file in its place`() throws {
    let (errors, status) = try run("./compare --version >&-")
    #expect(errors == line("Bad file descriptor"))
    #expect(status == 1)
    #expect(try run("./compare --version <&- >&- 2>&-").status == 1)
  }

  #if os(Linux)
    @Test func `A full disk is reported`() throws {
      let (errors, status) = try run("./compare --version > /dev/full")
      #expect(errors == line("No space left on device"))
      #expect(status == 1)
    }
  #endif

  @Test func `A path that isn't UTF-8 is refused`() throws {
    let (errors, status) = try run(#"./compare --sources "$(printf '/no/a\377')""#)
    #expect(errors.hasPrefix(#"Error: The argument '/no/a\xff' isn't UTF-8; use a name that is."#))
    #expect(status == 64)
  }

  @Test func `Too few descriptors are reported`() throws {
    let (errors, status) = try run("ulimit -n 7; ./compare --version")
    #expect(errors.hasPrefix("Error: Only 4 more files can be opened, and 16 are needed;"))
    #expect(status == 1)
  }

  @Test func `A limit on the size of files is reported, and leaves nothing of the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(JSONFormatter.format(Report(modules: [.sample])), to: "kept.json")
    let words = "render kept.json --format html --output page.html"
    let (errors, status) = try run(
      "PATH=$PWD:$PATH; cd '\(folder.path)'; ulimit -f 4; compare \(words)")
    #expect(errors == "Error: 'page.html' cannot be written: File too large.\n")
    #expect(status == 1)
    #expect(try folder.names() == ["kept.json"])
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func `Who reads no further ends it quietly`(_ trap: String) throws {
    let folder = try TemporaryFolder()
    // Once descriptor 3 is closed, the pipe of descriptor 4 has no reader.
    let pipe = "mkfifo \(folder.path)/p; exec 3<>\(folder.path)/p 4>\(folder.path)/p 3<&-"
    let (errors, status) = try run("\(pipe); \(trap)./compare --version >&4; exit $?")
    #expect(!errors.contains("Error"))
    #expect(status == 128 + SIGPIPE)
  }
}
