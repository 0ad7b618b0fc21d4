/// A word, a literal or a sign of a Swift file.
///
/// sourcekitd's tokens leave the punctuation out, and an expression can't be read without it.
package struct SwiftToken: Sendable {
  package enum Kind: Sendable { case word, literal, sign, operatorSign }

  package let kind: Kind
  /// Of a word without backticks; of a literal only how it begins.
  package let text: String
  package let offset: Int
  package let startsLine: Bool
  package let followsSpace: Bool
  package let precedesSpace: Bool
  /// The index of the bracket that closes this one.
  package internal(set) var close = 0

  package func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  package func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  /// An operator with the same on both sides: space, or none.
  package var isBinary: Bool { kind == .operatorSign && followsSpace == precedesSpace }
}
