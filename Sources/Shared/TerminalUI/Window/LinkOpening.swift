/// Opens links.
public protocol LinkOpening: AnyObject {
  /// Whether a pasted text is a link rather than text to be typed.
  func isLink(_ text: String) -> Bool

  /// Opens a link, or throws the reason why not and leaves everything unchanged.
  func open(_ link: String) throws(LinkRefusal)
}

/// Why a link wasn't opened.
nonisolated public struct LinkRefusal: Error, Equatable, Sendable {
  public let message: String
  /// What is wrong and what to do; the sentence makes sense without the message.
  public let reason: String

  public init(message: String, reason: String) {
    self.message = message
    self.reason = reason
  }
}
