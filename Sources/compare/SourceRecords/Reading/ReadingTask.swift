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
