import CGtk
import DesktopUI
import Shared
import TerminalUI

/// Reads what a picture shows, once for each that it shows.
final class PictureReader {
  private var last: (texture: OpaquePointer, picture: Screen.Picture?)?

  func read(_ view: PictureView) -> Screen.Picture? {
    guard let texture = gtk_picture_get_paintable(view.opaque) else { return nil }
    if let last, last.texture == texture { return last.picture }
    let picture = Self.pixels(of: texture)
    last = (texture, picture)
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
