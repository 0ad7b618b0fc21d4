extension Way {
  static let names = [
    Way("locals-renamed", "other names for local constants and variables") { file, _ in
      file.tokens.indices.compactMap { index in
        guard file.token(index).isWord("let", "var"),
          [.function, .control, .closure].contains(file.body(of: index)),
          file.token(index - 1).isWord("guard") || file.startsStatement(index),
          file.token(index + 1).isName, file.token(index + 2).isSign("=", ":")
        else { return nil }
        let name = file.token(index + 1).text
        guard let brace = file.token(index).parent, let end = file.token(brace).partner,
          let uses = file.localUses(of: name, from: index + 1, to: end)
        else { return nil }
        return ([index + 1] + uses).map {
          Edit(range: file.token($0).start..<file.token($0).end, text: "\(name)Renamed")
        }
      }
    }
  ]
}

extension SourceText {
  /// Where a local name is used up to the end of its body; nil if it might mean something else there.
  fileprivate func localUses(of name: String, from index: Int, to end: Int) -> [Int]? {
    guard name != "_", name.first?.isLetter == true, text(index...index) == name else { return nil }
    let valueEnd = statementEnd(from: index - 1)
    var uses: [Int] = []
    for place in (index + 1)..<end where token(place).isName {
      let word = token(place)
      if word.text == "$\(name)" || word.text == "_\(name)" { return nil }
      guard word.text == name, !token(place - 1).isSign(".") else { continue }
      // Its own initial value, another declaration, a label, a parameter, a capture.
      if place <= valueEnd || token(place - 1).isWord("let", "var", "func", "for", "case", "weak")
        || token(place + 1).isSign(":") || token(place + 1).isWord("in")
        || text(place...place) != name || isInAttribute(place) || isParameter(place)
      {
        return nil
      }
      uses.append(place)
    }
    return uses
  }

  /// Whether a token stands between a closure's `{` and its `in`, or in a pattern.
  private func isParameter(_ index: Int) -> Bool {
    for opener in ancestors(of: index).prefix(2) {
      let before = token(opener - 1)
      if token(opener).isSign("(", "["), before.isSign("{") || before.isWord("let", "var", "for") {
        return true
      }
      if token(opener).isSign("{"), brace(opener) == .closure {
        var place: Int? = opener + 1
        while let next = place, next < opener + 40 {
          if token(next).isWord("in"), index < next { return true }
          place = self.next(next)
        }
      }
    }
    return false
  }
}
