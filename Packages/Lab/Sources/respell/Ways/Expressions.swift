extension Way {
  static let expressions = [
    Way("init-written", "`T.init(…)` for `T(…)`") { file, facts in
      file.initialisers(facts).map { [.insert(".init", at: file.token($0).end)] }
    },
    Way("init-dropped", "`T(…)` for `T.init(…)`") { file, _ in
      file.tokens.indices.compactMap { index in
        guard file.token(index).isUppercase, file.isExpression(index),
          file.token(index + 1).isSign("."), file.token(index + 2).isWord("init"),
          file.token(index + 3).isSign("("), file.gap(before: index + 3).isEmpty,
          // `T.init(label:)` is a function.
          let close = file.token(index + 3).partner, !file.token(close - 1).isSign(":")
        else { return nil }
        return [Edit(range: file.token(index).end..<file.token(index + 2).end, text: "")]
      }
    },
    Way("init-implicit", "`.init(…)` for `T(…)` where the type is written") { file, facts in
      file.initialisers(facts).compactMap { index in
        // `let name: T = T(…)`
        guard file.token(index - 1).isSign("="),
          file.token(index - 2).text == file.token(index).text,
          file.token(index - 3).isSign(":"), file.token(index - 5).isWord("let", "var")
        else { return nil }
        return [Edit(range: file.token(index).start..<file.token(index).end, text: ".init")]
      }
    },
    Way("brackets", "brackets around a value") { file, _ in
      file.tokens.indices.compactMap { index in
        let before = file.token(index - 1)
        guard before.isSign("=") || before.isWord("return"),
          file.hasPlainGap(before: index), !file.isInString(index),
          let end = file.chainEnd(from: index)
        else { return nil }
        let after = file.token(end + 1)
        guard after.startsLine || after.isSign(")", "}"), !after.isSign(".", "{", "?", ":"),
          !after.isOperator, !after.isWord("as", "is", "else"),
          file.isExpressionStatement(before, index)
        else { return nil }
        return [.insert("(", at: file.token(index).start), .insert(")", at: file.token(end).end)]
      }
    },
    Way("closure-argument", "a closure as an argument for a trailing one") { file, facts in
      file.tokens.indices.compactMap { index in
        let word = file.token(index)
        guard word.isWord("map", "compactMap", "flatMap", "filter", "forEach"),
          !facts.functions.contains(word.text), file.token(index - 1).isSign("."),
          file.token(index + 1).isSign("{"), file.hasPlainGap(before: index + 1),
          let end = file.token(index + 1).partner
        else { return nil }
        return [
          Edit(range: word.end..<file.token(index + 1).start, text: "("),
          .insert(")", at: file.token(end).end),
        ]
      }
    },
    Way("closure-trailing", "a trailing closure for the last argument") { file, _ in
      file.tokens.indices.compactMap { index in
        // `name(…, label: {…})`, not in a condition.
        guard file.token(index).isSign("{"), let end = file.token(index).partner,
          file.token(end + 1).isSign(")"), let opener = file.token(end + 1).partner,
          file.token(opener).isSign("("), file.token(opener - 1).isName,
          !file.token(opener - 1).isWord("init"), file.gap(before: opener).isEmpty,
          !file.token(end + 2).isSign("{", "(", "?", "!"), !file.isInAttribute(index),
          !file.isInString(index), file.closures(in: opener) == 1,
          !file.isInCondition(opener)
        else { return nil }
        var first = index
        if file.token(index - 1).isSign(":"), file.token(index - 2).isName { first = index - 2 }
        let before = file.token(first - 1)
        if before.isSign("("), first - 1 == opener {
          return [
            Edit(range: before.start..<file.token(index).start, text: " "),
            Edit(range: file.token(end).end..<file.token(end + 1).end, text: ""),
          ]
        }
        guard before.isSign(",") else { return nil }
        return [
          Edit(range: before.start..<file.token(index).start, text: ") "),
          Edit(range: file.token(end).end..<file.token(end + 1).end, text: ""),
        ]
      }
    },
    Way("local", "a local constant for an object that is made as an argument") { file, facts in
      file.initialisers(facts).compactMap { index in
        guard let opener = file.token(index).parent, file.token(opener).isSign("("),
          !file.token(opener - 1).isUppercase || facts.isPlainType(file.token(opener - 1).text),
          file.token(opener - 1).isName,
          file.token(index - 1).isSign("(", ":", ","), !file.isInAttribute(index),
          let close = file.token(index + 1).partner, file.token(close + 1).isSign(",", ")"),
          let call = file.token(opener).parent, file.token(call).isSign("{"),
          [.function, .control].contains(file.brace(call))
        else { return nil }
        let start = file.statementStart(of: opener - 1)
        let end = file.statementEnd(from: start)
        let isAlone = file.token(start - 1).isSign("{") && file.token(end + 1).isSign("}")
        guard file.token(start).startsLine, !isAlone || file.token(start).isWord("return"),
          !(start...end).contains(where: { file.isConditional($0) })
        else { return nil }
        let made = "made\(index)"
        let indentation = file.indentation(of: start)
        return [
          .insert(
            "let \(made) = \(file.text(index...close))\n\(indentation)", at: file.token(start).start
          ),
          Edit(range: file.token(index).start..<file.token(close).end, text: made),
        ]
      }
    },
    Way("return-written", "`return` where the only expression is the result") { file, _ in
      file.tokens.indices.compactMap { brace in
        guard file.token(brace).isSign("{"), file.brace(brace) == .function,
          let end = file.token(brace).partner, end > brace + 1, file.hasResult(brace)
        else { return nil }
        let first = brace + 1
        guard file.statementEnd(from: first) == end - 1, file.token(first).isName,
          file.chainEnd(from: first) == end - 1
        else { return nil }
        return [.insert("return ", at: file.token(first).start)]
      }
    },
  ]
}

extension SourceText {
  /// The names of plain types in calls of their initialisers.
  func initialisers(_ facts: TreeFacts) -> [Int] {
    tokens.indices.filter { index in
      let name = token(index).text
      let isEmpty = token(index + 1).partner == index + 2
      return token(index).isUppercase && token(index + 1).isSign("(")
        && gap(before: index + 1).isEmpty
        && (facts.isPlainType(name) || isEmpty && facts.isSystemType(name))
        && isExpression(index) && !isInAttribute(index)
    }
  }

  /// Whether a name is a value here, neither a declaration's nor an attribute's nor a member's.
  fileprivate func isExpression(_ index: Int) -> Bool {
    let before = token(index - 1)
    return !before.isSign(".", "@", "#", "\\", "->", "<", "&", "/")
      && !before.isWord(
        "func", "struct", "class", "enum", "actor", "protocol", "extension", "case", "indirect",
        "import", "typealias", "throws", "any", "some", "as", "is", "init", "macro")
      && !ancestors(of: index).contains { token($0 - 1).isWord("throws") }
      // A case of an enum, after another one.
      && !(before.isSign(",") && token(statementStart(of: index)).isWord("case", "indirect"))
  }

  /// The last token of `a`, `a.b(…)[…]`; nil for anything else.
  fileprivate func chainEnd(from index: Int) -> Int? {
    let first = token(index)
    guard first.isName,
      !first.isWord(
        "if", "switch", "try", "await", "self", "super", "consume", "copy", "any", "some", "_",
        "let", "var", "return", "throw", "func", "do", "for", "while", "guard", "defer", "repeat",
        "nil", "true", "false", "init", "unsafe", "each", "borrowing", "break", "continue",
        "fallthrough", "class", "struct", "enum", "get", "set", "async")
    else { return nil }
    var end = index
    while true {
      let after = token(end + 1)
      if after.isSign("("), gap(before: end + 1).isEmpty || gap(before: end + 1) == "",
        let close = after.partner
      {
        end = close
      } else if after.isSign("."), token(end + 2).isName, !after.startsLine {
        end += 2
      } else {
        return end
      }
    }
  }

  /// Whether `=` or `return` before a value belongs to a statement, not to a condition, a type
  /// or a parameter.
  fileprivate func isExpressionStatement(_ sign: Token, _ index: Int) -> Bool {
    guard token(index).parent.map({ tokens[$0].isSign("{") }) ?? true else { return false }
    let start = token(statementStart(of: index - 1))
    return !start.isWord(
      "if", "guard", "while", "for", "switch", "case", "typealias", "associatedtype")
      && !start.isSign("@", "#")
  }

  fileprivate func closures(in opener: Int) -> Int {
    var count = 0
    var place = opener + 1
    while place < tokens.count, place < (token(opener).partner ?? 0) {
      if token(place).isSign("{"), token(place).parent == opener { count += 1 }
      place += 1
    }
    return count
  }

  /// Whether a closure's brace could be taken for that of `if`, `for` and the like.
  fileprivate func isInCondition(_ index: Int) -> Bool {
    for place in [index] + ancestors(of: index) {
      let start = token(statementStart(of: place))
      if start.isWord("if", "guard", "while", "for", "switch", "case", "else", "catch", "repeat") {
        return true
      }
      var before = place
      while let next = previous(before) {
        if token(next).isWord("if", "switch", "while", "guard", "for", "case", "where") {
          return true
        }
        if startsStatement(before) { break }
        before = next
      }
      if token(place).isSign("{") { break }
    }
    return false
  }

  /// Whether what follows may not happen, or happens in another order.
  fileprivate func isConditional(_ index: Int) -> Bool {
    token(index).isSign("?", "&&", "||", "??", "!", "{", "@", "#", "\\(")
      || token(index).isWord(
        "try", "await", "if", "guard", "while", "for", "switch", "case", "else", "defer", "super",
        "init", "throw", "func", "struct", "class", "enum", "do", "default", "where")
  }

  fileprivate func hasResult(_ brace: Int) -> Bool {
    var place = brace
    var hasArrow = false
    while let before = previous(place) {
      if token(before).isSign("->") { hasArrow = true }
      if token(before).isWord("some", "Void") { return false }
      if token(before).isWord("func") {
        return hasArrow && !token(statementStart(of: before)).isSign("@")
      }
      if startsStatement(before) { return false }
      place = before
    }
    return false
  }
}
