package import CompareSupport
import Foundation

extension TracedProgram {
  /// What no action should need; a program that waits for something is ended.
  private static let limit = Duration.seconds(120)

  /// Why a run says nothing of what it was made for.
  package struct Problem: Error {
    package let text: String
  }

  /// Runs it in a folder that only this run has, and that is gone afterwards; of several runs at
  /// the same time each has a number.
  package func runApart(
    _ number: Int, _ arguments: (_ folder: String) -> [String]
  ) throws(Stop) -> Result<RunRecord, Problem> {
    let folder = FileManager.default.temporaryDirectory.path + "/compare-" + UUID().uuidString
    try failing { () throws(Failure) in try Self.make(folder) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var said: [UInt8] = []
    let (record, status) = try run(
      arguments(folder), in: folder, number: number, within: Self.limit
    ) { said += $0 }
    if let problem = Self.problem(status, said, record) {
      return .failure(Problem(text: problem))
    }
    return .success(record)
  }

  private static func make(_ folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(path: folder, reason: error.localizedDescription)
    }
  }

  /// A run that did not come to its end would be taken for less than it is.
  private static func problem(_ status: Int32, _ said: [UInt8], _ record: RunRecord) -> String? {
    if status > 128 { return "its run was ended by signal \(status - 128)" }
    if status != 0 {
      let first = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
      return "its run ended with exit code \(status)\(first.map { ": \($0)" } ?? "")"
    }
    return record.lost == 0 ? nil : "its run made more than \(record.events.count) calls"
  }
}
