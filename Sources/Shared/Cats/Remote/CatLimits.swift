/// What a remote load may take before it is given up.
public struct CatLimits: Hashable, Sendable {
  /// For both steps together; a day at most.
  public let deadline: Duration
  /// The bytes of a picture as they come, after the transport has been decompressed.
  public let bytes: Int
  /// The redirects of one step.
  public let redirects: Int

  public init(
    deadline: Duration = .seconds(20), bytes: Int = 10_000_000, redirects: Int = 5
  ) {
    self.deadline = min(deadline, .seconds(86_400))
    self.bytes = bytes
    self.redirects = redirects
  }

  /// The most bytes that a step may answer with.
  ///
  /// An address is short, and whoever sends a megabyte of it means no good.
  func bytes(of step: CatStep) -> Int {
    switch step {
    case .address: min(bytes, 1_000_000)
    case .picture: bytes
    }
  }
}
