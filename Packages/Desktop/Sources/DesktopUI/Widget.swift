package import CGtk

/// A widget of GTK, which keeps its own state: what this class says of it, it asks the widget.
open class Widget {
  nonisolated(unsafe) package let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  deinit {
    g_object_unref(pointer)
  }

  public var isHidden: Bool {
    get { gtk_widget_get_visible(pointer) == 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 0 : 1) }
  }

  /// Whether the user can do something with it.
  public var isEnabled: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether keys go to it, or would if its window were in front.
  public var isFocused: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }

  public func focus() {
    gtk_widget_grab_focus(pointer)
  }

  /// Calls a closure whenever what it shows changes.
  package func onChange(_ run: @escaping () -> Void) {
    connect(pointer, "notify", run)
  }

  /// The pointer for functions that take a kind of widget whose fields C hides.
  nonisolated package var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The pointer for functions that take a kind of widget whose fields C shows.
  nonisolated func cast<Kind>(_ kind: Kind.Type = Kind.self) -> UnsafeMutablePointer<Kind> {
    pointer.cast()
  }
}

/// The emphasis of a text.
nonisolated public enum TextStyle: CaseIterable, Sendable {
  case plain
  case dimmed
  case warning

  /// A class of GTK's style sheets, for light and for dark.
  var name: String? {
    switch self {
    case .plain: nil
    case .dimmed: "dim-label"
    case .warning: "error"
    }
  }
}

nonisolated extension String {
  /// The text for a C function, which would take a NUL for its end.
  package var whole: String { replacing("\0", with: "\u{FFFD}") }
}

nonisolated extension UnsafeMutablePointer {
  /// The same instance of GTK as another class of it.
  func cast<Kind>(_ kind: Kind.Type = Kind.self) -> UnsafeMutablePointer<Kind> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: kind)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var style: TextStyle {
    get {
      TextStyle.allCases.first { $0.name.map { gtk_widget_has_css_class(self, $0) != 0 } ?? false }
        ?? .plain
    }
    nonmutating set {
      for style in TextStyle.allCases {
        guard let name = style.name else { continue }
        if style == newValue {
          gtk_widget_add_css_class(self, name)
        } else {
          gtk_widget_remove_css_class(self, name)
        }
      }
    }
  }
}
