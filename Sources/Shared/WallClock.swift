public import Foundation

/// Tells the time of day, so that no one has to ask the system.
public protocol WallClock: Sendable {
  var now: Date { get }
}

/// The system's clock.
public struct SystemWallClock: WallClock {
  public init() {}

  public var now: Date { Date() }
}

/// A clock that stands still.
public struct FixedWallClock: WallClock {
  public let now: Date

  public init(now: Date) {
    self.now = now
  }
}
