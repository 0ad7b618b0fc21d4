import Foundation
import Testing

/// The built program in a process that isn't fit to run it.
@Suite("A start that fails")
struct StartTests {
  @Test func `A path that isn't UTF-8 is refused, and no other file is opened`() throws {
    let errors = try Shell.errors(
      #"./todo mvc --store "$(printf '/no/a\377\303\251')" --keys ''"#)
    let lines = errors.split(separator: "\n")
    #expect(lines.first == #"Error: The argument '/no/a\xffé' isn't UTF-8; use a name that is."#)
    #expect(lines.count == 4)
    #expect(lines.last == "64")
  }

  @Test(arguments: ["HOME", "XDG_DATA_HOME", "TMPDIR"])
  func `A folder in the environment that isn't UTF-8 is refused`(name: String) throws {
    #expect(
      try Shell.errors(#"\#(name)="$(printf '/no/\376')" ./todo --help"#) == #"""
        Error: \#(name) is '/no/\xfe', which isn't UTF-8; set it to a folder whose name is.
        1

        """#)
  }

  @Test func `Too few descriptors are reported`() throws {
    let errors = try Shell.errors("(ulimit -n 8; ./todo mvc --store memory --keys '')")
    #expect(errors.hasPrefix("Error: Only "))
    #expect(
      errors.hasSuffix(" files can be opened, and 16 are needed; raise the limit (ulimit -n).\n1\n")
    )
  }

  @Test func `A limit on the size of files is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a").path(percentEncoded: false)
    let errors = try Shell.errors("ulimit -f 8; ./todo mvc --store \(path) --keys ''")
    #expect(
      errors == """
        Error: “\(path)” has reached the limit of file sizes; raise it (ulimit -f) and try again.
        1

        """)
  }

  @Test func `Too small a stack is reported`() throws {
    #expect(
      try Shell.errors("(ulimit -s 64; ./todo mvc --store memory --keys '')") == """
        Error: The stack may take only 64 kB, and 1024 are needed; raise the limit (ulimit -s).
        1

        """)
  }

  #if os(Linux)
    /// The stack of each thread may be as large as the program's.
    @Test func `Too few threads are reported`() throws {
      let errors = try Shell.errors(
        "(ulimit -s 4000000; ulimit -v 10000000; ./todo mvc --store memory --keys '2l<wait>')")
      #expect(errors.hasPrefix("Error: Only "))
      #expect(
        errors.hasSuffix(
          " of 16 threads that are needed can be started;"
            + " raise the limits of processes and memory (ulimit -u, ulimit -v).\n1\n"))
    }

    @Test func `A data folder that can't be made is reported with the reason`() throws {
      #expect(
        try Shell.errors("XDG_DATA_HOME=/dev/null/x ./todo mvc --keys ''") == """
          Error: The folder “/dev/null” can't be made (Not a directory); choose a file with --store.
          1

          """)
    }
  #endif
}
