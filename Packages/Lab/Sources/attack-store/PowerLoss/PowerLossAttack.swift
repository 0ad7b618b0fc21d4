import Foundation
import SeededNumbers
import Shared

/// Simulates a power loss after every call of a journal, and opens the files that may be left.
struct PowerLossAttack {
  struct Result: Equatable {
    /// The number of power losses.
    var moments = 0
    /// The number of opened files.
    var files = 0
    /// The number of different acknowledged states.
    var acknowledgements = 0
  }

  private let journal: Journal
  /// How many files with torn and missing writes to try at each moment.
  private let tornFiles: Int
  private var numbers: SeededGenerator

  init(_ journal: Journal, tornFiles: Int, seed: UInt64) {
    self.journal = journal
    self.tornFiles = tornFiles
    numbers = SeededGenerator(seed: seed)
  }

  mutating func run(progress: (Int) -> Void = { _ in }) throws -> Result {
    var result = Result()
    var disk = Disk(folder: journal.folder)
    var acknowledged: Set<Row>?
    for (number, entry) in journal.entries.enumerated() {
      switch entry {
      case .acknowledged(let rows):
        acknowledged = rows
        result.acknowledgements += 1
      case .call(let call): disk.apply(call)
      }
      let allowed = [acknowledged, next(after: number)].compactMap(\.self)
      for remains in [.nothing, .everything] + Array(repeating: Remains.some, count: tornFiles) {
        let files = disk.afterPowerLoss(remains, using: &numbers)
        do {
          try check(files, isFileExpected: acknowledged != nil, allowed)
        } catch {
          throw Violation("power loss after call \(number + 1), \(remains) unsynced left: \(error)")
        }
        result.files += 1
      }
      result.moments += 1
      progress(result.moments)
    }
    return result
  }

  /// The state that will be acknowledged next, which may be there already.
  private func next(after number: Int) -> Set<Row>? {
    for entry in journal.entries[(number + 1)...] {
      if case .acknowledged(let rows) = entry { return rows }
    }
    return nil
  }

  private func check(
    _ files: [String: [UInt8]], isFileExpected: Bool, _ allowed: [Set<Row>]
  ) throws {
    guard let file = files[journal.path] else {
      if isFileExpected { throw Violation("the file is gone") }
      return
    }
    let folder = try AttackFolder()
    try folder.replace(with: file, log: files[journal.path + "-wal"])
    if let rollback = files[journal.path + "-journal"] {
      try Data(rollback).write(to: URL(filePath: folder.file + "-journal"))
    }
    try FailingDisk().run {
      let found = Set(of: try SQLiteTodoStore(path: folder.file).todos())
      guard allowed.contains(found) else {
        let expected = allowed.map(\.summary).joined(separator: " or ")
        throw Violation("\(found.summary) are there instead of \(expected)")
      }
    }
    try OtherProgram.checkIntegrity(folder.file)
  }
}
