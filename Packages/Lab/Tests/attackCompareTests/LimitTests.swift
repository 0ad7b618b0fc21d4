import Foundation
import ProgramSupport
import Testing

/// The built programs with less of the system than they need: they end, with one line that says why.
@Suite("Limits of the system", .timeLimit(.minutes(60)))
struct LimitTests {
  /// What is run, in a shell that has set a limit.
  static let commands = [
    "./compare --sources '\(app)'", "./todo mvc --store memory --keys '2l<wait>'",
  ]
  private static let app = (try? made()) ?? ""

  /// Anyone can read and write it.
  private static func made() throws -> String {
    let folder = NSTemporaryDirectory() + "compare-limits-\(UUID().uuidString)"
    for name in ["", "/App"] {
      try FileManager.default.createDirectory(
        atPath: folder + name, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o777])
    }
    try Data("struct A {}\n".utf8).write(to: URL(filePath: "\(folder)/App/A.swift"))
    removeAtExit(folder)
    return "\(folder)/App"
  }

  /// The result is whole, or partial, or an error of one line.
  private func expectEnd(of command: String, after limit: String, as user: String = "") throws {
    // With the same caches, each run would wait for the one before.
    let caches = "\(Self.app)/../\(UUID().uuidString)"
    let run = "XDG_CACHE_HOME='\(caches)' timeout -s KILL 60 \(user) \(command)"
    let result = try ChildProgram.shell(
      #"""
      (\#(limit); \#(run)); end=$?
      for process in /proc/[0-9]*; do
        [[ $(readlink $process/exe) == */swift-* ]] && grep -qs '\#(caches)' $process/cmdline \
          && kill -KILL ${process#/proc/} && end=99
      done
      exit $end
      """#)
    switch result.exitCode {
    // The compiler's driver waits for ever if it gets no thread; compare gives it ten minutes.
    case 99: break
    case 0, 3: #expect(!result.output.isEmpty, "\(limit)")
    case 1:
      #expect(result.errors.hasPrefix("Error: "), "\(limit)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(limit): \(result.errors)")
    default: Issue.record("\(limit): \(result.end), \(result.errors)")
    }
  }

  @Test(arguments: commands, Array(stride(from: 64, through: 1_024, by: 192)))
  func `A small stack`(_ command: String, _ size: Int) throws {
    try expectEnd(of: command, after: "ulimit -s \(size)")
  }

  #if os(Linux)
    /// From what the system's libraries need to be loaded to what is plenty.
    @Test(arguments: commands, Array(stride(from: 150_000, through: 1_000_000, by: 50_000)))
    func `Little memory`(_ command: String, _ size: Int) throws {
      try expectEnd(of: command, after: "ulimit -v \(size)")
    }

    /// Becomes another user: the superuser has no such limit.
    private static let otherUser =
      geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "env"

    /// Whether there is another user who can run the programs.
    private static let hasOtherUser =
      (try? ChildProgram.shell("\(otherUser) $PWD/todo --version").exitCode) == 0

    @Test(
      .enabled(if: hasOtherUser, "no other user can run the programs"),
      arguments: commands, Array(1...24))
    func `Few processes and threads`(_ command: String, _ count: Int) throws {
      try expectEnd(of: command, after: ":", as: "\(Self.otherUser) prlimit --nproc=\(count)")
    }
  #endif
}
