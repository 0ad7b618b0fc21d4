/// Looks at a window as its user does: what is seen is drawn again only when the window said that
/// it changed.
public final class Display {
  /// Called when what was drawn last is out of date, just before it changes or after.
  public var onChange: () -> Void = {}

  private let window: Window
  private var drawn: Frame?

  /// Becomes the one whom the window tells of its changes.
  public init(_ window: Window) {
    self.window = window
    window.onChange = { [weak self] in self?.changed() }
  }

  /// What was drawn last, if it has that size and nothing changed since.
  public func frame(_ size: Size) -> Frame {
    if let drawn, drawn.size == size { return drawn }
    let frame = window.frame(size)
    drawn = frame
    return frame
  }

  private func changed() {
    drawn = nil
    onChange()
  }
}
