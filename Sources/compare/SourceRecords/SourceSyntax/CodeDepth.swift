/// How deep the code of a file is, told without a parser: who takes it apart by recursion needs as
/// much room.
package struct CodeDepth: Equatable, Sendable {
  /// How many brackets, interpolations and `#if`s are in one another.
  package private(set) var brackets = 0
  /// How many square brackets are in one another, without braces between them.
  package private(set) var squares = 0
  /// How many words and signs belong to one statement, those around its brackets included.
  package private(set) var words = 0

  /// The compiler itself refuses more brackets than these.
  static let mostBrackets = 256
  /// The compiler's parser takes twice as long for each more, seconds for three more than these.
  static let mostSquares = 20
  /// No statement that a human writes comes near; a thousand words in a row are a table's.
  static let mostWords = 5_000

  package init(of bytes: [UInt8]) {
    var scanner = DepthScanner(bytes)
    scanner.scan { brackets, squares, words in
      self.brackets = max(self.brackets, brackets)
      self.squares = max(self.squares, squares)
      self.words = max(self.words, words)
    }
  }

  /// Why nobody should try to read it; nil when it can be read.
  package var flaw: String? {
    if brackets > Self.mostBrackets {
      return "nested too deeply: more than \(Self.mostBrackets) brackets in one another"
    }
    if squares > Self.mostSquares {
      return "nested too deeply: more than \(Self.mostSquares) square brackets in one another"
    }
    if words > Self.mostWords {
      return "a statement is too long: more than \(Self.mostWords) words and signs"
    }
    return nil
  }

  /// Whether a thread's usual room could be too small.
  var isUnusual: Bool { brackets > 40 || words > 300 }
}
