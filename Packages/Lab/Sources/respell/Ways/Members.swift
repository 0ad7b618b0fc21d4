/// A declaration in a type, with the comments before it.
struct Member {
  /// Its tokens.
  let tokens: ClosedRange<Int>
  /// Its bytes, from the first line of its comments to the end of its last line.
  let range: Range<Int>
  /// `func`, `var` and the like.
  let keyword: Int
}

extension Way {
  static let members = [
    Way("members-reversed", "functions of a type in the opposite order") { file, _ in
      file.typeBodies.compactMap { brace in
        let functions = file.members(of: brace).filter { file.token($0.keyword).isWord("func") }
        guard functions.count > 1 else { return nil }
        return zip(functions, functions.reversed()).filter { $0.range != $1.range }.map {
          Edit(range: $0.range, text: file.text($1.range))
        }
      }
    },
    Way(
      "functions-moved", "functions in an extension in another file", .moved,
      // A function counts for the file that it stands in.
      without: ["files", "fileEdges", "fileList", "components", "folders"]),
    Way("self-written", "`self.` before properties and functions") { file, _ in
      file.ownNames.flatMap { body, names in
        file.uses(of: names, in: body).compactMap { index in
          guard !file.token(index - 1).isSign("."), file.isInCode(index, of: body) else {
            return nil
          }
          return [.insert("self.", at: file.token(index).start)]
        }
      }
    },
    Way("self-dropped", "no `self.` before properties and functions") { file, _ in
      file.ownNames.flatMap { body, names in
        file.uses(of: names, in: body).compactMap { index in
          guard file.token(index - 1).isSign("."), file.token(index - 2).isWord("self"),
            !file.token(index - 3).isSign("\\"), file.gap(before: index - 1).isEmpty,
            file.isInCode(index, of: body), !file.isInClosure(index),
            !file.token(file.statementStart(of: index)).isWord("lazy")
          else { return nil }
          return [Edit(range: file.token(index - 2).start..<file.token(index).start, text: "")]
        }
      }
    },
  ]
}

extension SourceText {
  private static let starts: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "struct", "class", "enum", "actor",
    "protocol", "extension", "typealias", "associatedtype", "case", "indirect", "public", "private",
    "fileprivate", "internal", "package", "open", "static", "final", "override", "mutating",
    "nonmutating", "nonisolated", "lazy", "weak", "unowned", "convenience", "required", "dynamic",
    "isolated", "borrowing", "consuming", "distributed", "optional", "prefix", "postfix", "infix",
    "operator", "import", "macro",
  ]
  private static let keywords: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "struct", "enum", "actor", "protocol",
    "extension", "typealias", "associatedtype", "case",
  ]

  /// Opening brackets of the bodies of types and extensions.
  var typeBodies: [Int] {
    tokens.indices.filter { tokens[$0].isSign("{") && brace($0) == .type }
  }

  /// The declarations of a type, or none if `#if` stands between them.
  func members(of brace: Int) -> [Member] {
    guard let end = token(brace).partner, end > brace + 1,
      !text(token(brace).end..<token(end).start).contains("#if")
    else { return [] }
    var firsts: [(first: Int, keyword: Int)] = []
    var place: Int? = brace + 1
    var isOpen = false
    while let index = place {
      let own = token(index)
      if own.startsLine || index == brace + 1, !isOpen,
        own.isSign("@") || own.isName && Self.starts.contains(own.text)
      {
        firsts.append((index, index))
        isOpen = true
      }
      if isOpen, own.isName, !token(index - 1).isSign("@"),
        Self.keywords.contains(own.text)
          || own.isWord("class") && !Self.starts.contains(token(index + 1).text)
      {
        firsts[firsts.count - 1].keyword = index
        isOpen = false
      }
      place = next(index)
    }
    return firsts.enumerated().compactMap { number, member in
      let last = (number + 1 < firsts.count ? firsts[number + 1].first : end) - 1
      guard token(member.first).startsLine, token(last + 1).startsLine else { return nil }
      return Member(
        tokens: member.first...last, range: lineStart(before: member.first)..<lineEnd(after: last),
        keyword: member.keyword)
    }
  }

  /// Where the comments begin that stand in the lines just above a token.
  private func lineStart(before index: Int) -> Int {
    var start = token(index).start
    func beginning(_ offset: Int) -> Int {
      var offset = offset
      while offset > 0, bytes[offset - 1] != UInt8(ascii: "\n") { offset -= 1 }
      return offset
    }
    start = beginning(start)
    let floor = index > 0 ? token(index - 1).end : 0
    while start > floor {
      let above = beginning(start - 1)
      let line = text(above..<start).drop { $0 == " " || $0 == "\t" }
      guard above >= floor, line.hasPrefix("//") else { break }
      start = above
    }
    return start
  }

  /// Where the line ends, with a comment on it.
  private func lineEnd(after index: Int) -> Int {
    var end = token(index).end
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }
}

// Names of a type's own members.
extension SourceText {
  /// Names that mean one property or function of an instance in each type's body, and nothing else.
  fileprivate var ownNames: [(Int, Set<String>)] {
    typeBodies.map { brace in
      let members = members(of: brace)
      var names = Set<String>()
      for member in members where token(member.keyword).isWord("var", "let", "func") {
        let modifiers = (member.tokens.lowerBound...member.keyword).map { token($0).text }
        if !modifiers.contains("static"), !modifiers.contains("class") {
          names.insert(token(member.keyword + 1).text)
        }
      }
      return (brace, names.subtracting(declared(in: brace, apartFrom: members)))
    }
  }

  /// Names of variables, parameters, labels and nested declarations in a body.
  private func declared(in brace: Int, apartFrom members: [Member]) -> Set<String> {
    var names = Set<String>()
    let own = Set(members.map { $0.keyword + 1 })
    var closureWords = Set<String>()
    for index in brace..<(token(brace).partner ?? brace) {
      let word = token(index)
      if word.isWord("in"), let opener = word.parent, token(opener).isSign("{") {
        closureWords.formUnion(tokens[opener...index].filter { $0.isName }.map(\.text))
      }
      guard word.isName, !own.contains(index) else { continue }
      let (before, after) = (token(index - 1), token(index + 1))
      let isDeclared =
        before.isWord("let", "var", "func", "for", "case", "struct", "class", "enum", "typealias")
        || after.isSign(":") || after.isWord("in")
        // A pattern's: `let (a, b)`, `for (a, b) in`.
        || word.parent.map { token($0).isSign("(") && token($0 - 1).isWord("let", "var", "for") }
          ?? false
      if isDeclared { names.insert(word.text) }
    }
    return names.union(closureWords)
  }

  fileprivate func uses(of names: Set<String>, in brace: Int) -> [Int] {
    (brace..<(token(brace).partner ?? brace)).filter { index in
      let word = token(index)
      return word.isName && names.contains(word.text) && !word.text.hasPrefix("_")
        && !token(index - 1).isWord("let", "var", "func")
        && !token(index - 1).isSign("@", "#", "\\", "$")
        && !isInAttribute(index)
    }
  }

  /// Whether a token stands in a function or accessor of exactly this type.
  fileprivate func isInCode(_ index: Int, of brace: Int) -> Bool {
    let around = ancestors(of: index)
    guard let place = around.firstIndex(of: brace) else { return false }
    let inner = around[..<place].filter { token($0).isSign("{") }.map { ($0, self.brace($0)) }
    guard let outermost = inner.last, [.function, .accessors].contains(outermost.1) else {
      return false
    }
    // Neither a nested type's nor a static member's.
    let start = statementStart(of: outermost.0)
    let modifiers = (start...outermost.0).map { token($0).text }
    return !inner.contains { $0.1 == .type } && !modifiers.contains("static")
      && !modifiers.contains("class") && isMember(outermost.0, of: brace)
  }

  private func isMember(_ opener: Int, of brace: Int) -> Bool { token(opener).parent == brace }

  fileprivate func isInClosure(_ index: Int) -> Bool {
    ancestors(of: index).contains { token($0).isSign("{") && brace($0) == .closure }
  }
}
