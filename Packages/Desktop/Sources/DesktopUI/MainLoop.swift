import CGtk

#if os(Linux)
  import Glibc
#endif

/// GTK found no display to open a window on.
nonisolated public struct NoDisplay: Error, CustomStringConvertible {
  public let description = "no display"
}

/// Runs an app with a window.
public enum MainLoop {
  /// Connects to the display, before the first widget is made.
  public static func start() throws(NoDisplay) {
    guard gtk_init_check() != 0 else { throw NoDisplay() }
  }

  /// Runs what happens, until the program exits.
  public static func run() -> Never {
    watchMainQueue()
    while true { g_main_context_iteration(nil, 1) }
  }

  /// Calls a closure once, while the next frame of a widget is made.
  static func nextFrame(of widget: UnsafeMutablePointer<GtkWidget>, _ run: @escaping () -> Void) {
    let box = Unmanaged.passRetained(Once(run))
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        MainActor.assumeIsolated {
          if let data { Unmanaged<Once>.fromOpaque(data).takeUnretainedValue().run() }
        }
        return 0
      }, box.toOpaque(), { data in if let data { Unmanaged<Once>.fromOpaque(data).release() } })
  }

  /// Lets GLib's loop run what waits in the queue of the main actor.
  ///
  /// On macOS GTK's loop runs the application's, which does that itself.
  private static func watchMainQueue() {
    #if os(Linux)
      g_unix_fd_add(
        _dispatch_get_main_queue_port_4CF(), G_IO_IN,
        { descriptor, _, _ in
          // Unless the descriptor is read, it stays ready, and nothing else gets its turn.
          var count: UInt64 = 0
          _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil)
    #endif
  }
}

private final class Once {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}
