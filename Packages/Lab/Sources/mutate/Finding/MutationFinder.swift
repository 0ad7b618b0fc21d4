import SwiftTokens

/// Finds the places for faults in a file; the compiler decides which of them compile.
struct MutationFinder {
  let file: String
  let tree: TokenTree
  private var found: Set<Mutation> = []

  static func mutations(of text: String, in file: String) -> [Mutation] {
    var finder = MutationFinder(file: file, tree: TokenTree(text))
    for index in finder.tree.tokens.indices {
      finder.addStatement(index)
      finder.addConditions(index)
      finder.addComparison(index)
      finder.addConstant(index)
    }
    return finder.found.sorted { one, other in
      let (place, second) = (one.range, other.range)
      return (place.lowerBound, place.upperBound, one.kind.rawValue)
        < (second.lowerBound, second.upperBound, other.kind.rawValue)
    }
  }

  private init(file: String, tree: TokenTree) {
    self.file = file
    self.tree = tree
  }

  mutating func add(
    _ kind: Mutation.Operator, _ form: Mutation.Form, _ first: Int, _ last: Int
  ) {
    guard let range = tree.range(first, last) else { return }
    found.insert(Mutation(file: file, range: range, kind: kind, form: form))
  }
}

// Dropped statements.
extension MutationFinder {
  private static let keywords: Set = [
    "actor", "associatedtype", "break", "case", "class", "continue", "convenience", "default",
    "defer", "deinit", "didSet", "do", "enum", "extension", "fallthrough", "fileprivate", "final",
    "for", "func", "get", "guard", "if", "import", "indirect", "init", "internal", "isolated",
    "lazy", "let", "mutating", "nonisolated", "override", "package", "private", "protocol",
    "public", "repeat", "required", "return", "set", "static", "struct", "subscript", "switch",
    "throw", "typealias", "unowned", "var", "weak", "while", "willSet",
  ]

  private mutating func addStatement(_ start: Int) {
    let tokens = tree.tokens
    guard tree.isStart(start), !Self.keywords.contains(tokens[start].text) else { return }
    let last = tree.statementEnd(start)
    let form: Mutation.Form = start > 0 && tree.isLabel(start - 1) ? .emptyCase : .nothing
    if let assigns = assignment(start, last), !(assigns == start + 1 && tokens[start].isWord("_")) {
      add(.assignment, form, start, last)
    } else if tokens[last].isSign(")") || tokens[last].isSign("}"), !callsInit(start) {
      add(.call, form, start, last)
    }
  }

  private func assignment(_ start: Int, _ last: Int) -> Int? {
    var index = start
    while !TokenTree.isAssignment(tree.tokens[index]) {
      guard tree.end(index) < last, let next = tree.next(index) else { return nil }
      index = next
    }
    return index
  }

  /// Dropping such a call would leave the object uninitialised.
  private func callsInit(_ start: Int) -> Bool {
    tree.tokens[start].isWord("self", "super") && start + 2 < tree.tokens.count
      && tree.tokens[start + 2].isWord("init")
  }
}

// Swapped constants.
extension MutationFinder {
  private mutating func addConstant(_ index: Int) {
    let token = tree.tokens[index]
    if token.isWord("true") { return add(.constant, .other("false"), index, index) }
    if token.isWord("false") { return add(.constant, .other("true"), index, index) }
    guard token.kind == .literal else { return }
    if let number = Int(token.text) {
      add(.constant, .other("\(number == 1 ? 0 : number + 1)"), index, index)
    } else if let range = tree.range(index, index), token.text == "\"" {
      let text = tree.text(range).dropFirst().dropLast()
      if !text.contains("\\") { add(.constant, .other(Self.other(text)), index, index) }
    }
  }

  /// Replaces one character, which may be a key, by another; longer text by none, no text by some.
  private static func other(_ text: Substring) -> String {
    switch text.count {
    case 0: "\"mutant\""
    case 1: text == "~" ? "\"^\"" : "\"~\""
    default: "\"\""
    }
  }
}
