import Foundation

/// A folder that is deleted together with the test.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("compare-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Writes an executable script.
  ///
  /// A child process writes it: the system doesn't execute a file that is open for writing, and
  /// a file that we have open would also be open in each child that another test starts meanwhile.
  public func writeProgram(_ script: String, to name: String) throws {
    try write("", to: name)
    let write = #"rm "$0" && printf %s "$1" >"$0" && chmod 755 "$0""#
    let result = try ChildProgram(path: "/bin/sh").run(["-c", write, name, script], in: path)
    guard result.end == .exit(0) else { throw CocoaError(.fileWriteUnknown) }
  }

  public func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  public func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}
