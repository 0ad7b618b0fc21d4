import CGtk

/// Why no picture was saved.
nonisolated public struct PictureFailure: Error, CustomStringConvertible {
  public let path: String

  public var description: String {
    "The picture can't be written to “\(path)”; choose a file in a folder that is there."
  }
}

extension Window {
  /// Saves what is in front, the window or the dialog over it, as a PNG file.
  public func savePicture(to path: String) async throws(PictureFailure) {
    let window = front
    await drawn(window)
    guard let texture = texture(of: window) else { throw PictureFailure(path: path) }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, path) != 0 else { throw PictureFailure(path: path) }
  }

  private var front: UnsafeMutablePointer<GtkWidget> {
    var frame = selectedTab.map { frames[$0] }
    var top = window.pointer
    while let current = frame {
      top = current.dialogs.last ?? top
      frame = current.presented
    }
    return top
  }

  /// Returns when GTK has laid out and drawn the widget.
  private func drawn(_ widget: UnsafeMutablePointer<GtkWidget>) async {
    for _ in 0..<5 {
      await withCheckedContinuation { next in
        MainLoop.nextFrame(of: widget) { next.resume() }
      }
    }
  }

  private func texture(of widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gdk_paintable_get_intrinsic_width(paintable)),
      Double(gdk_paintable_get_intrinsic_height(paintable)))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget))
    return gsk_renderer_render_texture(renderer, node, nil)
  }
}
