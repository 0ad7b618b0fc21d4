import Foundation
import SeededNumbers
import Shared

/// Damages a real file or its log, and uses what is left.
struct DamageAttack {
  struct Result: Equatable {
    var tries = 0
    /// Refused with a reason, and unchanged.
    var refused = 0
    /// All todos are there.
    var whole = 0
    /// The log ends before the damage, as after a crash, and the later changes are missing.
    var earlier = 0
  }

  private let samples: [Sample]
  private var numbers: SeededGenerator
  private(set) var result = Result()

  init(_ samples: [Sample], seed: UInt64) {
    self.samples = samples
    numbers = SeededGenerator(seed: seed)
  }

  mutating func run(tries: Int, progress: (Int) -> Void = { _ in }) throws {
    for number in 1...max(1, tries) {
      let sample = samples[number % samples.count]
      let isOfLog = sample.log != nil && Bool.random(using: &numbers)
      let bytes = isOfLog ? sample.log ?? [] : sample.file
      let damage = Damage.random(of: bytes.count, using: &numbers)
      let damaged = damage.apply(to: bytes)
      do {
        let folder = try AttackFolder()
        try folder.replace(
          with: isOfLog ? sample.file : damaged, log: isOfLog ? damaged : sample.log)
        try FailingDisk().run { try use(folder, sample) }
      } catch {
        throw Violation("try \(number), \(damage) in the \(isOfLog ? "log" : "file"): \(error)")
      }
      result.tries = number
      progress(number)
    }
  }

  private mutating func use(_ folder: AttackFolder, _ sample: Sample) throws {
    let before = (folder.bytes(), folder.log)
    let found: Set<Row>
    do {
      found = Set(of: try SQLiteTodoStore(path: folder.file).todos())
    } catch {
      try Refusal.check(error, path: folder.file)
      guard before == (folder.bytes(), folder.log) else {
        throw Violation("the refused file was changed (\(error))")
      }
      result.refused += 1
      return
    }
    if sample.whole.contains(found) {
      result.whole += 1
    } else if sample.earlier.contains(found) {
      result.earlier += 1
    } else {
      throw Violation("\(found.summary) are there, without an error")
    }
    try change(folder.file)
  }

  /// After a change, the store's todos must be those in the file, unless one of them is unreadable.
  private func change(_ path: String) throws {
    let store = try SQLiteTodoStore(path: path)
    let todos = Array(try store.todos())
    guard let first = todos.first, let last = todos.last else { return }
    let changes: [() throws -> Void] = [
      { try store.add(title: "New", due: first.due, created: first.created) },
      { try store.setDone(!first.isDone, first.id) },
      { try store.edit(last.id, title: "Other", due: first.due) },
      { try store.deleteDone(among: todos.map(\.id)) },
      { try store.delete(last.id) },
    ]
    for change in changes {
      do {
        try change()
      } catch TodoStoreError.missingTodo {
        // The list still has it, but the table doesn't.
      } catch {
        try Refusal.check(error, path: path)
      }
      guard let memory = try? store.todos(), let file = try? SQLiteTodoStore(path: path).todos()
      else { continue }
      guard memory == file else {
        throw Violation("\(Set(of: memory).summary) in memory, \(Set(of: file).summary) on disk")
      }
    }
  }
}
