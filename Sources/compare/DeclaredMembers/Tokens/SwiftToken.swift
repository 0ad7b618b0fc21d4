/// A word, a literal or a sign of a Swift file.
///
/// sourcekitd's tokens leave the punctuation out, and an expression can't be read without it.
struct SwiftToken: Sendable {
  enum Kind: Sendable { case word, literal, sign, operatorSign }

  let kind: Kind
  /// Of a word without backticks; of a literal only how it begins.
  let text: String
  let offset: Int
  let startsLine: Bool
  let followsSpace: Bool
  let precedesSpace: Bool
  /// The index of the bracket that closes this one.
  var close = 0

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  /// An operator with the same on both sides: space, or none.
  var isBinary: Bool { kind == .operatorSign && followsSpace == precedesSpace }
}
