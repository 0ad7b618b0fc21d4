public import TerminalUI

/// A view that isn't a scene by itself, shown instead of its controller's own.
@MainActor
public final class SecondView: Scene {
  public var onChange: () -> Void = {}

  private let controller: any Scene
  private let show: () -> Screen
  private let send: (Key) -> Void

  public init(
    over controller: any Scene, screen: @escaping () -> Screen, press: @escaping (Key) -> Void
  ) {
    self.controller = controller
    show = screen
    send = press
  }

  public var screen: Screen { show() }

  public var presented: (any Scene)? { controller.presented }

  public func press(_ key: Key) {
    send(key)
  }
}
