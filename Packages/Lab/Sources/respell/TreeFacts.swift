/// What the files of a tree declare, as far as rewritings must know it.
struct TreeFacts {
  private var counts: [String: Int] = [:]
  /// Declared types that can't be made by `T(…)` alone, or whose name means several things.
  private var odd: Set<String> = []
  private(set) var functions: Set<String> = []

  init(_ files: [SourceText]) {
    for file in files { read(file) }
  }

  /// Whether `T(…)` is an initialiser's call and gives a `T`, wherever it stands.
  func isPlainType(_ name: String) -> Bool {
    counts[name] == 1 && !odd.contains(name) && !functions.contains(name)
  }

  /// Whether `T()` is the call of an initialiser of the system's that can't fail.
  func isSystemType(_ name: String) -> Bool {
    Self.systemTypes.contains(name) && counts[name] == nil && !odd.contains(name)
      && !functions.contains(name)
  }

  private static let systemTypes: Set<String> = [
    "Calendar", "ContinuousClock", "Data", "Date", "DateComponents", "DateFormatter", "FileManager",
    "IndexSet", "JSONDecoder", "JSONEncoder", "NumberFormatter", "SuspendingClock",
    "SystemRandomNumberGenerator", "UUID",
  ]

  private mutating func read(_ file: SourceText) {
    for (index, token) in file.tokens.enumerated() where token.isName {
      let name = file.token(index + 1)
      switch token.text {
      case "struct", "class", "enum", "actor", "protocol":
        guard name.isUppercase, !file.token(index - 1).isSign(".") else { continue }
        counts[name.text, default: 0] += 1
        let isGeneric = file.token(index + 2).isSign("<")
        // What conforms to a macro's or wrapper's needs is made by others.
        let hasAttribute = file.token(file.statementStart(of: index)).isSign("@")
        if token.isWord("protocol", "enum") || isGeneric || hasAttribute { odd.insert(name.text) }
      case "typealias", "associatedtype", "macro": odd.insert(name.text)
      case "func": functions.insert(name.text)
      case "init" where name.isSign("?", "!"):
        odd.formUnion(file.ancestors(of: index).compactMap { Self.owner(of: $0, in: file) })
      default: break
      }
    }
  }

  /// The type or extended type whose body begins here.
  static func owner(of brace: Int, in file: SourceText) -> String? {
    guard file.token(brace).isSign("{"), file.brace(brace) == .type else { return nil }
    var place = brace
    while let before = file.previous(place) {
      if file.token(before).isWord("struct", "class", "enum", "actor", "extension", "protocol") {
        var name = before + 1
        while file.token(name + 1).isSign("."), file.token(name + 2).isName { name += 2 }
        return file.token(name).text
      }
      if file.startsStatement(before) { return nil }
      place = before
    }
    return nil
  }
}
