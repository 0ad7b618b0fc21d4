/// Something that went well or wrong, in words, to be read before anything else.
public struct Notice: Equatable, Sendable {
  public let message: String
  /// Why it went wrong.
  public let reason: String?

  public init(_ message: String, reason: String? = nil) {
    self.message = message
    self.reason = reason
  }
}
