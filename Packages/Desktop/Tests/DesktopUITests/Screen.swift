import CGtk
import DesktopUI

/// A window on a display, such as Xvfb's.
final class Screen {
  let window: Window

  init(_ scenes: Scene...) throws {
    try MainLoop.start()
    window = Window(
      title: "Test",
      tabs: zip(scenes, "123".unicodeScalars).map { Tab(title: $0.title, key: Key($1), scene: $0) })
    window.open {}
    draw()
  }

  /// Lets GTK do what it has to do until a frame is drawn.
  func draw() {
    for _ in 0..<20 {
      while g_main_context_iteration(nil, 0) != 0 {}
      g_usleep(2_000)
    }
  }
}
