/// Opens what links lead to.
public protocol LinkOpening: AnyObject {
  /// Whether a text that is pasted is a link, and none to be typed.
  func isLink(_ text: String) -> Bool

  /// Opens what a link leads to, or says why not and leaves everything as it is.
  func open(_ link: String) throws(LinkRefusal)
}

/// Why a link isn't opened, in words.
nonisolated public struct LinkRefusal: Error, Equatable, Sendable {
  public let message: String
  /// What is wrong and what to do, a sentence that needs no message before it.
  public let reason: String

  public init(message: String, reason: String) {
    self.message = message
    self.reason = reason
  }
}
