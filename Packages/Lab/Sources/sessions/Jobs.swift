import Foundation
import Implementations
import ProgramSupport

/// Distributes sessions over several processes, since each of them uses only one thread.
struct Jobs {
  struct NoProgram: Error, CustomStringConvertible {
    let description = "The program can't find its own executable; use --jobs 1."
  }

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Returns the worst status of all processes; the statistics are counted again for all sessions.
  func run() async throws -> Int32 {
    guard let program = Bundle.main.executableURL else { throw NoProgram() }
    let processes = try shares.map { try start(program, $0) }
    for process in processes { process.waitUntilExit() }
    let status = processes.map(\.terminationStatus).max() ?? 0
    guard status == 0 else { return status }
    var reach = Reach()
    for seed in options.seed..<options.seed + UInt64(options.sessions) {
      reach.count(SessionGenerator.session(seed: seed, keys: options.keys))
    }
    Main.tell(reach, options)
    return 0
  }

  private var shares: [Range<Int>] {
    let jobs = min(options.jobs, options.sessions)
    return (0..<jobs).map { job in
      options.sessions * job / jobs..<options.sessions * (job + 1) / jobs
    }
  }

  private func start(_ program: URL, _ share: Range<Int>) throws -> Process {
    let process = Process(
      program,
      [
        "--seed", "\(options.seed + UInt64(share.lowerBound))", "--sessions", "\(share.count)",
        "--keys", "\(options.keys)", "--quiet",
      ] + options.implementations.flatMap { ["--implementation", $0.rawValue] }
        + (options.hasProgress ? ["--progress"] : []))
    try process.run()
    return process
  }
}
