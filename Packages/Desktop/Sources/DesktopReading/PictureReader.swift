import CGtk
import DesktopUI
import Shared
import TerminalUI

/// Reads what a picture shows, once for each that it shows.
final class PictureReader {
  private var texture: Texture?
  private var picture: Screen.Picture?

  func read(_ view: PictureView) -> Screen.Picture? {
    guard let shown = gtk_picture_get_paintable(view.opaque) else { return nil }
    if texture?.pointer != shown {
      texture = Texture(shown)
      picture = Self.pixels(of: shown)
    }
    return picture
  }

  /// Pixels of GTK's own, which only a PNG file hands out unmultiplied by their alpha.
  private static func pixels(of texture: OpaquePointer) -> Screen.Picture? {
    guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = g_bytes_get_data(bytes, &size) else { return nil }
    let file = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(size)))
    guard let bitmap = try? Bitmap(png: file) else { return nil }
    return Screen.Picture(width: bitmap.width, height: bitmap.height, rgba: bitmap.rgba)
  }
}

/// Keeps a texture, so that no other one gets its address.
private final class Texture {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
