public import Foundation

/// Provides the time, so that nothing else has to ask the system.
public protocol WallClock: Sendable {
  var now: Date { get }
}

/// The system's clock.
public struct SystemWallClock: WallClock {
  public init() {}

  public var now: Date { Date() }
}

/// A clock that doesn't move.
public struct FixedWallClock: WallClock {
  public let now: Date

  public init(now: Date) {
    self.now = now
  }
}
