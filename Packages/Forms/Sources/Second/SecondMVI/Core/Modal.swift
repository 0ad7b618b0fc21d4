import TerminalUI

/// A modal scene that is made when its state appears, and released when that is gone.
final class Modal {
  private let isOpen: () -> Bool
  private let make: () -> any Scene
  private var current: (any Scene)?

  init(isOpen: @escaping () -> Bool, make: @escaping () -> any Scene) {
    self.isOpen = isOpen
    self.make = make
  }

  /// The scene, if it is open.
  var scene: (any Scene)? {
    current = isOpen() ? current ?? make() : nil
    return current
  }
}
