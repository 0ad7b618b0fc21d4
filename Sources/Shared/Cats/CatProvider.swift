/// Where cats come from: first the address of the next picture, then the picture.
public protocol CatProvider: Sendable {
  func address() async throws(CatError) -> CatAddress

  func picture(at address: CatAddress) async throws(CatError) -> Bitmap
}

/// The address of a picture.
public struct CatAddress: Hashable, Sendable {
  public let text: String
  /// When the whole load, of which the address was the first half, has to be over.
  public let deadline: ContinuousClock.Instant?

  public init(_ text: String, deadline: ContinuousClock.Instant? = nil) {
    self.text = text
    self.deadline = deadline
  }
}

/// Why there is no cat.
public enum CatError: Error, Equatable, Sendable {
  case unreachable
  case timedOut
  case status(Int)
  case unreadable
  case tooLarge
  /// Names what came, as far as it is known: `JPEG`.
  case unsupportedFormat(String?)
  /// The task was cancelled; never anything else.
  case cancelled
}

/// The two halves of a load.
public enum CatStep: CaseIterable, Hashable, Sendable {
  case address
  case picture
}
