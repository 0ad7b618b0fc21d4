import CompareConfiguration
import CompareSupport
import Foundation
import RunTrace
import TraceRecords

/// The program of one module, run for an action in a folder of its own.
struct ActionProgram: Sendable {
  struct Run: Sendable {
    let action: String
    /// Without what the folder was called.
    let arguments: [String]
    let record: RunRecord
  }

  /// Why a run says nothing of its action.
  struct Problem: Error {
    let text: String
  }

  /// What no action should need; a program that waits for something is ended.
  private static let limit = Duration.seconds(120)

  let program: TracedProgram
  let entry: TraceEntry
  let implementation: String

  func run(_ action: TraceEntry.Action, _ number: Int) throws(Stop) -> Result<Run, Problem> {
    let folder = FileManager.default.temporaryDirectory.path + "/compare-" + UUID().uuidString
    try failing { () throws(Failure) in try Self.make(folder) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var said: [UInt8] = []
    let words = entry.arguments(of: action, implementation: implementation, folder: folder)
    let (record, status) = try program.run(
      words, in: folder, room: TraceInput.room, number: number, within: Self.limit
    ) { said += $0 }
    if let end = Self.problem(status, said, record) {
      return .failure(Problem(text: "action '\(action.name)' is not counted: \(end)"))
    }
    let shown = entry.arguments(of: action, implementation: implementation, folder: "{folder}")
    return .success(Run(action: action.name, arguments: shown, record: record))
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
