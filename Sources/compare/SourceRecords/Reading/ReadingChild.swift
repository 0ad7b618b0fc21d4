package import CompareSupport
import CToolchain
import Foundation

/// The other side of `StoreReader`: reads units or records and says, one by one, what is in them.
///
/// libIndexStore believes what it reads: a damaged file can end the program, or never let it end.
package enum ReadingChild {
  /// More than any store needs.
  private static let memory: UInt = 8 << 30

  /// Does what the arguments ask for.
  ///
  /// - Returns: whether they ask for this at all.
  package static func run(_ arguments: [String]) throws(Failure) -> Bool {
    guard let task = ReadingTask(arguments: arguments) else { return false }
    limit_memory(memory)
    let store = try IndexStore(
      library: IndexStoreLibrary(path: task.library), path: task.store,
      objectFolder: task.objectFolder)
    say([])
    for name in task.names {
      switch task.kind {
      case .units: say { () throws(Failure) in try store.unit(named: name) }
      case .records: say { () throws(Failure) in try store.record(named: name) }
      }
    }
    return true
  }

  private static func say<Value: Packable & Sendable>(_ read: () throws(Failure) -> Value) {
    let value = Result { () throws(Failure) in try read() }
    let answer: StoreAnswer<Value> =
      if case .success(let value) = value { .read(value) } else { .unreadable }
    var packer = Packer()
    answer.pack(into: &packer)
    say(packer.bytes)
  }

  private static func say(_ content: [UInt8]) {
    try? FileHandle.standardOutput.write(contentsOf: Data(AnswerStream.piece(content)))
  }
}
