import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport

/// The built program, and its children, where the system refuses what they need.
@Suite("Limits of the system", .timeLimit(.minutes(10)))
struct LimitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "App/A.swift")
  }

  /// The standard error of a shell command with its exit code; the caches are new.
  private func errors(_ line: String) throws -> String {
    let compare = "XDG_CACHE_HOME='\(folder.path)/caches' ./compare"
    let line = line.replacing("compare", with: compare).replacing("App", with: "\(folder.path)/App")
    let result = try ChildProgram.shell(line)
    return result.errors + "\(result.exitCode)\n"
  }

  @Test func `Too small a stack is reported`() throws {
    #expect(
      try errors("ulimit -s 64; compare --sources App") == """
        Error: The stack may take only 64 kB, and 1024 are needed; raise the limit (ulimit -s).
        1

        """)
  }

  @Test(arguments: ["--sources", "--packages"])
  func `A missing temporary folder is reported`(_ option: String) throws {
    try folder.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n", to: "App/Package.swift")
    #expect(
      try errors("TMPDIR=/no/where compare \(option) App") == """
        Error: Nothing can be written in the temporary folder '/no/where': No such file or \
        directory; set TMPDIR to an existing folder with room.
        1

        """)
  }

  #if os(Linux)
    /// The stack of each thread may be as large as the program's.
    @Test func `Too few threads are reported`() throws {
      let text = try errors(
        "ulimit -s 4000000; ulimit -v 10000000; compare --sources App")
      #expect(text.hasPrefix("Error: Only "))
      #expect(
        text.hasSuffix(
          " of 16 threads that are needed can be started;"
            + " raise the limits of processes and memory (ulimit -u, ulimit -v).\n1\n"))
    }

    /// In a separate process, because the limit applies to all of it.
    @Test func `Without further threads, work is done by the one that there is`() async {
      await #expect(processExitsWith: .success) {
        let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = try #require(sizes.split(separator: " ").first.flatMap { UInt($0) })
        let used = pages * UInt(getpagesize())
        // There is room for values, but for no stack.
        var limit = rlimit(rlim_cur: used + 4 << 20, rlim_max: .max)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
        #expect(!OwnThread.start {})
        #expect([1, 2, 3].concurrentMap { $0 * 2 } == [2, 4, 6])
        let (first, second) = concurrently({ 1 }, { 2 }, stopSecond: {})
        #expect(first == 1 && second == 2)
        let failure = #expect(throws: Failure.self) { try DeepStack.run { 1 } }
        #expect(
          failure
            == .threadUnstartable(stack: 512, reason: "Resource temporarily unavailable"))
      }
    }
  #endif
}

/// Children that give no answer.
@Suite("Children without an answer")
struct ChildAnswersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(of script: String) throws -> String? {
    try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "program")
    do throws(Failure) {
      let _: [Bool?] = try ChildAnswers(
        children: Children(), program: "\(folder.path)/program"
      ).read(["a"]) { _ in
        ([], [], .seconds(script.contains("sleep") ? 1 : 600))
      } unusable: { reason in
        Failure("Unusable: \(reason).")
      }
      return nil
    } catch {
      return error.line
    }
  }

  @Test(
    arguments: [
      ("exec sleep 600", "Unusable: it didn't answer."),
      ("exit 7", "Unusable: it ended with exit code 7."),
      ("kill -KILL $$", "Unusable: signal 9 ended it."),
      ("(echo a library is missing; echo more) >&2; exit 1", "Unusable: a library is missing."),
      ("echo 'Error: There is no room.' >&2; exit 1", "There is no room."),
    ])
  func `One line says why`(_ script: String, _ line: String) throws {
    #expect(try failure(of: script) == line)
  }
}
