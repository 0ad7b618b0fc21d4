/// A word, a literal or a sign of a Swift file.
///
/// sourcekitd's tokens leave the punctuation out, and an expression can't be read without it.
public struct SwiftToken: Sendable {
  public enum Kind: Sendable { case word, literal, sign, operatorSign }

  public let kind: Kind
  /// Of a word without backticks; of a literal only how it begins.
  public let text: String
  public let offset: Int
  public let startsLine: Bool
  public let followsSpace: Bool
  public let precedesSpace: Bool
  /// The index of the bracket that closes this one.
  public internal(set) var close = 0

  /// Stands for the one behind the last.
  public static let none = SwiftToken(
    kind: .sign, text: "", offset: 0, startsLine: true, followsSpace: true, precedesSpace: true)

  public func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  public func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  /// An operator with the same on both sides: space, or none.
  public var isBinary: Bool { kind == .operatorSign && followsSpace == precedesSpace }
}
