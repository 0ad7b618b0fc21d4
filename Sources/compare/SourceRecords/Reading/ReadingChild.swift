import CToolchain
package import CompareSupport

/// The other side of `StoreReader`: reads units or records and says, one by one, what is in them.
///
/// libIndexStore believes what it reads: a damaged file can end the program, or never let it end.
package enum ReadingChild {
  /// In bytes, and more than any store needs.
  private static let memory: UInt = 8 << 30

  /// Does what the arguments ask for, also when that is to parse.
  ///
  /// - Returns: whether they ask for this at all.
  package static func run(_ arguments: [String]) throws(Failure) -> Bool {
    guard let task = ReadingTask(arguments: arguments) else {
      return try ParsingChild.run(arguments)
    }
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

  /// Nil where it could not be read.
  private static func say<Value: Packable>(_ read: () throws(Failure) -> Value) {
    var value: Value?
    do { value = .some(try read()) } catch {}
    ChildAnswers.write(value)
  }
}

/// What a child is to read of an index store, in the order of the names.
struct ReadingTask: Equatable {
  enum Kind: String { case units, records }

  let kind: Kind
  /// Where libIndexStore is.
  let library: String
  let store: String
  let objectFolder: String?
  let names: [String]
}

extension ReadingTask {
  /// No command of the tool's, and hence in no help.
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
