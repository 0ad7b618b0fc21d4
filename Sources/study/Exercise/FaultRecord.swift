import CompareSupport
import Foundation
import Synchronization

/// A file that is changed for a moment, to see whether tests notice.
struct Fault: Codable, Equatable, Sendable {
  /// Relative to the repository.
  let path: String
  /// Nil for a file that isn't there otherwise.
  let before: String?
  let after: String
}

/// Puts faults into the working tree and takes them out again, however this program ends.
///
/// What the files had before is recorded in git's folder first, for the run after one that was killed.
final class FaultRecord: Sendable {
  private let root: String
  /// The file of the record.
  private let path: String
  private let earlyEnd: EarlyEnd
  /// Whether this program is ending: from then on, no fault is put in.
  private let isOver = Mutex(false)

  init(root: String, path: String, earlyEnd: EarlyEnd) {
    self.root = root
    self.path = path
    self.earlyEnd = earlyEnd
  }

  /// Runs something while the faults are there.
  func during<Value>(
    _ faults: [Fault], _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let end: @Sendable () -> Void = {
      self.isOver.withLock { isOver in
        isOver = true
        self.takeOut(faults)
      }
    }
    let value = try earlyEnd.undoing(by: end) { () throws(Failure) in
      let ending = isOver.withLock { isOver -> Failure? in
        isOver ? .interrupted(signal: SIGINT) : putIn(faults)
      }
      if let ending { throw ending }
      return try body()
    }
    takeOut(faults)
    return value
  }

  /// Takes out what an earlier run that was killed has left.
  func removeLeft() throws(Failure) {
    guard InputFile.isNamed(path) else { return }
    guard let data = FileManager.default.contents(atPath: path),
      let faults = try? JSONDecoder().decode([Fault].self, from: data)
    else {
      throw Failure("'\(path)' can't be read; put the exercise's files back, and delete it.")
    }
    takeOut(faults)
  }

  private func putIn(_ faults: [Fault]) -> Failure? {
    let texts =
      [(path, JSONFormatter.format(faults))] + faults.map { ("\(root)/\($0.path)", $0.after) }
    for (path, text) in texts {
      if let reason = WholeFile.write(Array(text.utf8), to: path) {
        return .outputUnwritable(path: path, reason: reason)
      }
    }
    return nil
  }

  private func takeOut(_ faults: [Fault]) {
    for fault in faults {
      let file = "\(root)/\(fault.path)"
      let current = try? String(contentsOfFile: file, encoding: .utf8)
      guard current == fault.after else {
        if current != fault.before {
          StandardError.write(
            "'\(fault.path)' was edited while it had a fault: look for what isn't yours.\n")
        }
        continue
      }
      if let before = fault.before {
        _ = WholeFile.write(Array(before.utf8), to: file)
      } else {
        unlink(file)
      }
    }
    unlink(path)
  }
}
