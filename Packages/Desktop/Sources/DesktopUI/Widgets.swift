import CGtk

/// A line or more of text.
public final class Label: Widget {
  public init(_ text: String = "", style: TextStyle = .plain) {
    super.init(gtk_label_new(text.whole))
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(opaque, 0)
    pointer.style = style
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue.whole) }
  }

  public var style: TextStyle {
    get { pointer.style }
    set { pointer.style = newValue }
  }
}

/// A button, which a key presses too.
public final class Button: Widget {
  public let keys: [Key]
  public var onClick: () -> Void = {}

  public init(_ title: String, key: Key...) {
    keys = key
    super.init(gtk_button_new_with_label(title))
    // Who clicks goes on with the keys of the list, say.
    gtk_widget_set_focus_on_click(pointer, 0)
    let names = key.map(\.name).joined(separator: ", ")
    if !key.isEmpty { gtk_widget_set_tooltip_text(pointer, "\(title) (\(names))") }
    connect(pointer, "clicked") { [weak self] in self?.onClick() }
  }

  public var title: String {
    gtk_button_get_label(cast()).map { String(cString: $0) } ?? ""
  }

  /// Does what a click does, if it is enabled.
  public func click() {
    if isEnabled { desktop_emit(pointer, "clicked") }
  }
}

/// Work that is going on, in a word.
public final class Spinner: Widget {
  private let label: Label

  public init(_ text: String) {
    label = Label(text)
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let spinner = gtk_spinner_new()
    gtk_spinner_start(OpaquePointer(spinner))
    gtk_box_append(cast(), spinner)
    gtk_box_append(cast(), label.pointer)
    isHidden = true
  }

  public var text: String { label.text }

  public var isSpinning: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }
}

/// A picture, scaled to the space that there is.
public final class PictureView: Widget {
  public init() {
    super.init(gtk_picture_new())
    gtk_widget_set_vexpand(pointer, 1)
    gtk_picture_set_can_shrink(opaque, 1)
    desktop_set_accessible_label(pointer, "Picture")
    isHidden = true
  }

  /// Shows pixels of red, green, blue and alpha, row by row from the top left.
  public func show(_ rgba: [UInt8], width: Int, height: Int) {
    let bytes = g_bytes_new(rgba, gsize(rgba.count))
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4))
    gtk_picture_set_paintable(opaque, texture)
    g_bytes_unref(bytes)
    g_object_unref(UnsafeMutableRawPointer(texture))
    isHidden = false
  }

  public func clear() {
    gtk_picture_set_paintable(opaque, nil)
    isHidden = true
  }
}
