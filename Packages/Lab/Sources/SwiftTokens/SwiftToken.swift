/// A word, a literal or a sign of a Swift file.
///
/// sourcekitd's tokens omit punctuation, and an expression can't be parsed without it.
public struct SwiftToken: Sendable {
  public enum Kind: Sendable { case word, literal, sign, operatorSign }

  public let kind: Kind
  /// Without the backticks of a word; for a literal, only its beginning.
  public let text: String
  public let offset: Int
  public let startsLine: Bool
  public let followsSpace: Bool
  public let precedesSpace: Bool
  /// The index of the bracket that closes this one.
  public internal(set) var close = 0

  /// Stands for the token after the last one.
  public static let none = SwiftToken(
    kind: .sign, text: "", offset: 0, startsLine: true, followsSpace: true, precedesSpace: true)

  public func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  public func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  /// An operator with space on both sides, or on neither.
  public var isBinary: Bool { kind == .operatorSign && followsSpace == precedesSpace }
}
