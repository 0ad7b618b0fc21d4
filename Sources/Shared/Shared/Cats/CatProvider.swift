/// A source of cats, loaded in two steps: the address of the next picture, then the picture.
public protocol CatProvider: Sendable {
  func address() async throws(CatError) -> CatAddress

  func picture(at address: CatAddress) async throws(CatError) -> Bitmap
}

/// The address of a picture.
public struct CatAddress: Hashable, Sendable {
  public let text: String
  /// The deadline for the whole load, of which the address was the first step.
  public let deadline: ContinuousClock.Instant?

  public init(_ text: String, deadline: ContinuousClock.Instant? = nil) {
    self.text = text
    self.deadline = deadline
  }
}

/// Why a cat couldn't be loaded.
public enum CatError: Error, Equatable, Sendable {
  case unreachable
  case timedOut
  case status(Int)
  case unreadable
  case tooLarge
  /// The format that came instead, if it is known: `JPEG`.
  case unsupportedFormat(String?)
  /// The task was cancelled; never used for anything else.
  case cancelled
}

/// The two steps of a load.
public enum CatStep: CaseIterable, Hashable, Sendable {
  case address
  case picture
}
