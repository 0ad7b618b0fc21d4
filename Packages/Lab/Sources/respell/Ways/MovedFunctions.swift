/// Functions of types that move to the end of the next file of the same folder.
struct MovedFunctions {
  private(set) var texts: [String: String] = [:]
  private(set) var count = 0

  /// Takes the files by path.
  init(_ files: [String: SourceText]) {
    let folders = Dictionary(grouping: files.keys) {
      $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex)
    }
    for paths in folders.values where paths.count > 1 {
      let sorted = paths.sorted()
      for (index, path) in sorted.enumerated() {
        let other = sorted[(index + 1) % sorted.count]
        guard let from = files[path], let to = files[other] else { continue }
        move(from, path, to, other)
      }
    }
  }

  private mutating func move(
    _ from: SourceText, _ path: String, _ to: SourceText, _ other: String
  ) {
    guard !from.hasDirectives, !to.hasDirectives, let imports = from.imports(missingIn: to) else {
      return
    }
    let hidden = from.hiddenNames
    // What an earlier step put at the ends of these files stays.
    let text = texts[path] ?? from.whole
    var removed: [Way.Edit] = []
    var extensions = ""
    for brace in from.typeBodies {
      guard let name = from.movableType(brace) else { continue }
      let chosen = from.members(of: brace).filter { from.isMovable($0, without: hidden) }
      guard !chosen.isEmpty else { continue }
      removed += chosen.map { Way.Edit(range: $0.range, text: "") }
      extensions +=
        "\nextension \(name) {\n" + chosen.map { from.text($0.range) }.joined(separator: "\n\n")
        + "\n}\n"
      count += chosen.count
    }
    guard !removed.isEmpty else { return }
    let rest = from.rewritten(removed.map { [$0] }).text
    texts[path] = rest + text.dropFirst(from.whole.count)
    // The imports come first, so the start of the other file isn't where it was.
    texts[other] = (texts[other] ?? to.whole) + extensions
    added[other, default: []] += imports
  }

  private var added: [String: [String]] = [:]

  /// The changed files.
  var result: [String: String] {
    texts.reduce(into: [:]) { result, file in
      let imports = added[file.key] ?? []
      result[file.key] = imports.map { $0 + "\n" }.joined() + file.value
    }
  }
}

extension SourceText {
  fileprivate var whole: String { String(decoding: bytes, as: UTF8.self) }
  fileprivate var hasDirectives: Bool { whole.contains("#if") || whole.hasPrefix("#!") }

  private var importLines: [(module: String, line: String)] {
    tokens.indices.filter { token($0).isWord("import") && body(of: $0) == nil }.map { index in
      let start = statementStart(of: index)
      return (token(index + 1).text, text(start...statementEnd(from: start)))
    }
  }

  /// The imports that another file needs besides its own; nil if one imports a module in another way.
  fileprivate func imports(missingIn other: SourceText) -> [String]? {
    let own = other.importLines
    var missing: [String] = []
    for (module, line) in importLines where !own.contains(where: { $0.line == line }) {
      // An import that only one of the files needs at its access level would be a warning.
      if own.contains(where: { $0.module == module }) || !line.hasPrefix("import") { return nil }
      missing.append(line)
    }
    return missing
  }

  /// What only this file may use.
  fileprivate var hiddenNames: Set<String> {
    var names = Set<String>()
    for index in tokens.indices where token(index).isWord("private", "fileprivate") {
      let end = min(statementEnd(from: statementStart(of: index)), index + 12)
      names.formUnion(tokens[index...max(index, end)].filter { $0.isName }.map(\.text))
    }
    return names.subtracting([
      "let", "var", "func", "set", "private", "fileprivate", "static", "final",
    ])
  }

  /// The name of a type at the file's level that every file may extend.
  fileprivate func movableType(_ brace: Int) -> String? {
    guard token(brace).parent == nil else { return nil }
    let start = statementStart(of: brace)
    let words = (start..<brace).filter { token($0).isName }.map { token($0).text }
    let head = tokens[start..<brace]
    guard !head.contains(where: { $0.isSign("@", "<") }), !words.contains("private"),
      !words.contains("fileprivate"), !words.contains("protocol"), !words.contains("extension"),
      !words.contains("class") || words.contains("final")
    else { return nil }
    return TreeFacts.owner(of: brace, in: self)
  }

  fileprivate func isMovable(_ member: Member, without hidden: Set<String>) -> Bool {
    guard token(member.keyword).isWord("func"), token(member.keyword + 1).isName else {
      return false
    }
    let modifiers = (member.tokens.lowerBound..<member.keyword).map { token($0).text }
    return !modifiers.contains {
      ["public", "private", "fileprivate", "override", "open", "@"].contains($0)
    }
      && !member.tokens.contains { token($0).isName && hidden.contains(token($0).text) }
  }
}
