import Foundation
import ProgramSupport

/// A folder for everything that the attacks write, and a way to start the attacked program.
struct Bench: Sendable {
  let folder: String
  /// Set in the environment of every process that the runs start, to find those that they leave.
  private let mark = UUID().uuidString

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("attack-compare-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Starts `compare` with its caches in the folder.
  func start(
    _ words: [String], in subfolder: String = ".", output: String = "output"
  ) throws -> Run {
    let process = Process(
      BuiltProgram.named("compare"), words, in: URL(filePath: "\(folder)/\(subfolder)"),
      environment: ["XDG_CACHE_HOME": "\(folder)/caches", "ATTACK_MARK": mark])
    for name in [output, "errors"] { try write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: "\(folder)/\(output)")
    process.standardError = FileHandle(forWritingAtPath: "\(folder)/errors")
    try process.run()
    return Run(process: process)
  }

  func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map { Array($0) }
  }

  /// The ids of processes that the runs left behind.
  var left: [String] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.filter { name in
        guard Int(name) != nil, let file = FileHandle(forReadingAtPath: "/proc/\(name)/environ"),
          let data = try? file.readToEnd()
        else { return false }
        return String(decoding: data, as: UTF8.self).contains("ATTACK_MARK=\(mark)")
      }
    #else
      return []
    #endif
  }
}

/// One run of `compare`.
struct Run {
  let process: Process

  /// Longer than anything here takes: a run that isn't finished by then hangs.
  static let limit: TimeInterval = 240

  /// - Returns: whether it ended by itself.
  func end(within limit: TimeInterval = limit) -> Bool {
    let pid = process.processIdentifier
    let isLate = Late()
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit)
    timer.setEventHandler {
      isLate.happens()
      kill(pid, SIGKILL)
    }
    timer.resume()
    process.waitUntilExit()
    timer.cancel()
    return !isLate.hasHappened
  }

  var crashes: Bool {
    process.terminationReason == .uncaughtSignal
      && ![SIGINT, SIGTERM, SIGHUP].contains(process.terminationStatus)
  }

  var outcome: String {
    process.terminationReason == .exit
      ? "exit code \(process.terminationStatus)" : "signal \(process.terminationStatus)"
  }
}
