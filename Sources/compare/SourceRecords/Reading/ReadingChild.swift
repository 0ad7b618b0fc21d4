import CToolchain
package import CompareSupport

/// The other side of `StoreReader`: reads units or records and outputs their contents one by one.
///
/// libIndexStore trusts what it reads: a damaged file can crash the program, or make it hang.
package enum ReadingChild {
  /// In bytes, and more than any store needs.
  private static let memory: UInt = 8 << 30

  /// Does what the arguments ask for.
  ///
  /// - Returns: whether the arguments are meant for this.
  package static func run(_ arguments: [String]) throws(Failure) -> Bool {
    guard let task = ReadingTask(arguments: arguments) else { return false }
    limit_memory(memory)
    let store = try IndexStore(
      library: task.library, path: task.store, objectFolder: task.objectFolder)
    ChildAnswers.write(true)
    for name in task.names {
      switch task.kind {
      case .units: say { () throws(Failure) in try store.unit(named: name) }
      case .records: say { () throws(Failure) in try store.record(named: name) }
      }
    }
    return true
  }

  /// Nil if it couldn't be read.
  private static func say<Value: Packable>(_ read: () throws(Failure) -> Value) {
    var value: Value?
    do { value = .some(try read()) } catch {}
    ChildAnswers.write(value)
  }
}

/// What a child has to read from an index store, in the order of the names.
struct ReadingTask: Equatable {
  enum Kind: String { case units, records }

  let kind: Kind
  /// The path of libIndexStore.
  let library: String
  let store: String
  let objectFolder: String?
  let names: [String]
}

extension ReadingTask {
  /// An internal option that isn't in any help text.
  private static let word = "--read-index-store"

  var arguments: [String] {
    [Self.word, kind.rawValue, library, store, objectFolder ?? ""] + names
  }

  init?(arguments: [String]) {
    guard arguments.count >= 5, arguments[0] == Self.word,
      let kind = Kind(rawValue: arguments[1])
    else { return nil }
    self.init(
      kind: kind, library: arguments[2], store: arguments[3],
      objectFolder: arguments[4].isEmpty ? nil : arguments[4], names: Array(arguments[5...]))
  }
}
