extension Way {
  static let layout = [
    Way("format-40", "lines of at most 40 columns, by swift format", .formatted(40)),
    Way("format-200", "lines of up to 200 columns, by swift format", .formatted(200)),
    Way("break-after-equals", "a line break after `=`") { file, _ in
      file.blanks { file, index in
        let sign = file.token(index - 1)
        return sign.isSign("=") && file.gap(before: index) == " "
          && file.gap(before: index - 1) == " "
      }.map { file.breakLine(before: $0) }
    },
    Way("break-after-bracket", "a line break after `(`") { file, _ in
      file.blanks { file, index in
        file.token(index - 1).isSign("(") && file.token(index - 2).isName
          && file.gap(before: index - 1).isEmpty && !file.isInAttribute(index)
          && !file.token(index - 3).isSign("@", "#")
      }.map { file.breakLine(before: $0) }
    },
    Way("break-before-dot", "a line break before `.`") { file, _ in
      file.blanks { file, index in
        let (before, after) = (file.token(index - 1), file.token(index + 1))
        // A call's: the path of a type, an import or a key path can't be broken everywhere.
        return file.token(index).isSign(".") && (before.isName || before.isSign(")"))
          && !before.isUppercase && !before.isWord("case", "in", "return", "try", "await", "as")
          && after.isName && !after.isWord("self", "Type") && file.token(index + 2).isSign("(")
          && file.gap(before: index).isEmpty && !file.isKeyPath(index)
          && !file.isInAttribute(index)
      }.map { file.breakLine(before: $0) }
    },
    Way("break-before-brace", "a line break before `{`") { file, _ in
      file.blanks { file, index in
        let before = file.token(index - 1)
        return file.token(index).isSign("{") && file.gap(before: index) == " "
          && [.type, .function, .accessors, .control].contains(file.brace(index))
          && (before.isName || before.isSign(")", "?", ">", "]"))
      }.map { file.breakLine(before: $0, by: "") }
    },
    Way("comment", "a comment between two tokens") { file, _ in
      file.blanks { file, index in
        let before = file.token(index - 1)
        return file.gap(before: index) == " " && before.isSign("=", ":", ",", "->")
          || before.isSign("(") && file.gap(before: index).isEmpty && file.token(index - 2).isName
      }.map { [.insert("/* why */ ", at: file.token($0).start)] }
    },
    Way("line-comment", "a comment up to the end of the line, and a new line") { file, _ in
      file.blanks { file, index in
        file.token(index - 1).isSign("=", ",") && file.gap(before: index) == " "
          && (file.token(index - 1).isSign(",") || file.gap(before: index - 1) == " ")
      }.map { index in
        let start = file.token(index - 1).end
        let indentation = file.indentation(of: index) + "    "
        return [Edit(range: start..<file.token(index).start, text: " // why\n\(indentation)")]
      }
    },
    Way("spaces", "two spaces for one") { file, _ in
      file.tokens.indices.filter { file.gap(before: $0) == " " && !file.isInString($0) }
        .map { [.insert(" ", at: file.token($0).start)] }
    },
    Way("semicolons", "a semicolon after statements") { file, _ in
      file.tokens.indices.compactMap { index in
        guard file.token(index).isWord("let", "var", "return"), file.startsStatement(index),
          [.function, .control].contains(file.body(of: index))
        else { return nil }
        let end = file.statementEnd(from: index)
        let after = file.token(end + 1)
        guard after.startsLine, end > index, !after.isSign(".", "{", ";") else { return nil }
        return [.insert(";", at: file.token(end).end)]
      }
    },
    Way("carriage-returns", "lines that end in CR LF") { file, _ in
      file.bytes.indices.filter {
        file.bytes[$0] == UInt8(ascii: "\n")
          && ($0 == 0 || file.bytes[$0 - 1] != UInt8(ascii: "\r"))
      }.map { [.insert("\r", at: $0)] }
    },
    Way("raw-strings", "`#\"…\"#` for a string without escapes") { file, _ in
      file.tokens.indices.compactMap { index in
        let token = file.token(index)
        let text = file.text(token.start..<token.end)
        guard token.isText, !text.hasPrefix("#"), !text.hasPrefix("\"\"\""), !text.contains("\\"),
          !file.isInAttribute(index), !file.isInString(index)
        else { return nil }
        return [Edit(range: token.start..<token.end, text: "#\(text)#")]
      }
    },
  ]
}

extension SourceText {
  /// The tokens that a choice takes, where a line may be broken.
  fileprivate func blanks(_ isChosen: (SourceText, Int) -> Bool) -> [Int] {
    tokens.indices.filter {
      $0 > 0 && hasPlainGap(before: $0) && !isInString($0) && isChosen(self, $0)
        && !isOnDirective($0)
    }
  }

  /// Whether a token's line begins with `#`, such as `#if` or `#Preview`.
  private func isOnDirective(_ index: Int) -> Bool {
    var start = index
    while start > 0, !token(start).startsLine { start -= 1 }
    return token(start).isSign("#")
  }

  fileprivate func isKeyPath(_ index: Int) -> Bool {
    var place = index
    while place > 0, gap(before: place).isEmpty,
      token(place).isName || token(place).isSign(".", "?")
    {
      place -= 1
    }
    return token(place).isSign("\\")
  }

  fileprivate func breakLine(before index: Int, by more: String = "    ") -> [Way.Edit] {
    let start = token(index - 1).end
    return [
      Way.Edit(range: start..<token(index).start, text: "\n\(indentation(of: index))\(more)")
    ]
  }
}
