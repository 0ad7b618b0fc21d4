/// The limits beyond which a remote load is given up.
public struct CatLimits: Hashable, Sendable {
  /// For both steps together, at most a day.
  public let deadline: Duration
  /// The size of a picture in bytes, after content encodings have been decoded.
  public let bytes: Int
  /// The maximum number of redirects in one step.
  public let redirects: Int

  public init(
    deadline: Duration = .seconds(20), bytes: Int = 10_000_000, redirects: Int = 5
  ) {
    self.deadline = min(deadline, .seconds(86_400))
    self.bytes = bytes
    self.redirects = redirects
  }

  /// The maximum size of a step's response in bytes.
  ///
  /// An address is short; a megabyte of it would be an attack.
  func bytes(of step: CatStep) -> Int {
    switch step {
    case .address: min(bytes, 1_000_000)
    case .picture: bytes
    }
  }
}
