/// Looks at a window as its user does: it is drawn again only after it announced that it
/// changed.
public final class Display {
  /// Called when the last frame is out of date, just before or after the window changes.
  public var onChange: () -> Void = {}

  private let window: Window
  private var drawn: Frame?

  /// Takes over the window's `onChange`.
  public init(_ window: Window) {
    self.window = window
    window.onChange = { [weak self] in self?.changed() }
  }

  /// The last frame, if it has that size and nothing has changed since.
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
