extension Way {
  static let declarations = [
    Way("type-written", "`let a: T = T(…)` for `let a = T(…)`") { file, facts in
      file.initialisers(facts).compactMap { index in
        guard file.isWholeValue(index), file.token(index - 2).isName,
          file.token(index - 3).isWord("let", "var"), file.isDeclared(index - 3)
        else { return nil }
        return [.insert(": \(file.token(index).text)", at: file.token(index - 2).end)]
      }
    },
    Way("type-inferred", "`let a = T(…)` for `let a: T = T(…)`") { file, facts in
      file.initialisers(facts).compactMap { index in
        guard file.isWholeValue(index), file.token(index - 2).text == file.token(index).text,
          file.token(index - 3).isSign(":"), file.token(index - 4).isName,
          file.token(index - 5).isWord("let", "var"), file.isDeclared(index - 5)
        else { return nil }
        return [Edit(range: file.token(index - 4).end..<file.token(index - 2).end, text: "")]
      }
    },
    Way("if-let-written", "`if let a = a` for `if let a`") { file, _ in
      file.bindings.compactMap { index in
        let after = file.token(index + 2)
        guard after.isSign("{", ",") || after.isWord("else") else { return nil }
        return [.insert(" = \(file.token(index + 1).text)", at: file.token(index + 1).end)]
      }
    },
    Way("if-let-short", "`if let a` for `if let a = a`") { file, _ in
      file.bindings.compactMap { index in
        let (name, value, after) = (
          file.token(index + 1), file.token(index + 3), file.token(index + 4)
        )
        guard file.token(index + 2).isSign("="), value.isName, value.text == name.text,
          after.isSign("{", ",") || after.isWord("else")
        else { return nil }
        return [Edit(range: name.end..<value.end, text: "")]
      }
    },
  ]
}

extension SourceText {
  /// Whether `= T(…)` ends here: neither a member nor an operator follows.
  fileprivate func isWholeValue(_ index: Int) -> Bool {
    guard token(index - 1).isSign("="), let close = token(index + 1).partner else { return false }
    let after = token(close + 1)
    return (after.startsLine || after.isSign("}")) && !after.isSign(".", "{", "?", "!")
      && !after.isOperator && !after.isWord("as", "is")
  }

  /// Whether `let` or `var` begins a declaration of its own, not a condition.
  fileprivate func isDeclared(_ index: Int) -> Bool {
    let before = token(index - 1)
    return !before.isSign(",", "(") && !before.isWord("if", "guard", "while", "case", "async")
      && body(of: index) != .choice
  }

  /// Each `let` and `var` of the conditions of `if`, `guard` and `while`.
  fileprivate var bindings: [Int] {
    tokens.indices.filter { index in
      guard token(index).isWord("let", "var"), token(index + 1).isName else { return false }
      var before = index - 1
      if token(before).isWord("if", "guard", "while") { return true }
      guard token(before).isSign(",") else { return false }
      while let next = previous(before) {
        if token(next).isWord("if", "guard", "while") { return true }
        if startsStatement(next) { return false }
        before = next
      }
      return false
    }
  }
}
