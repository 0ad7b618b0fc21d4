import SwiftCode

/// The numbers of lines of code, of comment lines and of blank lines.
package struct LineCount: Equatable, Sendable, Codable {
  package var code = 0
  package var comment = 0
  package var blank = 0

  package init(code: Int = 0, comment: Int = 0, blank: Int = 0) {
    self.code = code
    self.comment = comment
    self.blank = blank
  }

  package static func + (left: LineCount, right: LineCount) -> LineCount {
    LineCount(
      code: left.code + right.code,
      comment: left.comment + right.comment,
      blank: left.blank + right.blank
    )
  }
}

extension LineCount {
  /// Classifies every line by the tokens on it; code wins over a comment on the same line.
  ///
  /// A token covers every line it touches: an empty line in a string is code.
  init(_ file: SyntaxFile) {
    let starts = file.text.places.starts
    var marks = Array(repeating: Mark.blank, count: starts.count)
    var line = 0
    for token in file.code.tokens where !token.range.isEmpty {
      while line + 1 < starts.count, starts[line + 1] <= token.range.lowerBound { line += 1 }
      let mark = token.kind == .comment ? Mark.comment : .code
      var covered = line
      repeat {
        if marks[covered] != .code { marks[covered] = mark }
        covered += 1
      } while covered < starts.count && starts[covered] < token.range.upperBound
    }
    code = marks.count { $0 == .code }
    comment = marks.count { $0 == .comment }
    blank = marks.count { $0 == .blank }
  }

  private enum Mark { case blank, comment, code }
}
