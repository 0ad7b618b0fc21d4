import Foundation
import ProgramSupport
import Testing

/// The built program with a standard output that can't be written.
@Suite("A standard output that can't be written")
struct StandardOutputTests {
  @Test(arguments: ["mvc --keys a", "--help"])
  func `A closed one is reported, with frames and with help`(_ words: String) throws {
    #expect(try Shell.errors("./todo \(words) --store memory >&-") == line("Bad file descriptor"))
  }

  #if os(Linux)
    @Test func `A full disk is reported`() throws {
      #expect(try Shell.errors("./todo --help >/dev/full") == line("No space left on device"))
    }
  #endif

  private func line(_ reason: String) -> String {
    "Error: Standard output can't be written (\(reason)); send it elsewhere.\n1\n"
  }
}

/// Runs the built program as a user does.
enum Shell {
  /// The standard error of a shell command, with its exit code.
  static func errors(_ line: String) throws -> String {
    try ChildProgram(path: "/bin/sh").run(
      ["-c", "\(line); echo $? >&2"], in: BuiltProgram.folder.path
    ).errors
  }
}
