import CGtk
import DesktopUI

/// A window on a display, such as Xvfb's.
final class Screen {
  let window: Window

  init(_ scenes: Scene...) throws {
    try MainLoop.start()
    // What GTK calls critical is a mistake of ours, and ends the tests.
    g_log_set_always_fatal(
      GLogLevelFlags(G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue))
    window = Window(
      title: "Test",
      tabs: zip(scenes, "123".unicodeScalars).map { Tab(title: $0.title, key: Key($1), scene: $0) })
    window.open {}
    draw()
  }

  /// Moves the focus as the tab key does.
  func tab(_ direction: GtkDirectionType = GTK_DIR_TAB_FORWARD) {
    gtk_widget_child_focus(window.tabs[0].scene.content.pointer.root, direction)
  }

  /// Lets GTK do what it has to do until a frame is drawn.
  func draw() {
    for _ in 0..<20 {
      while g_main_context_iteration(nil, 0) != 0 {}
      g_usleep(2_000)
    }
  }
}
