import CGtk
import Synchronization

/// What a widget told, in order.
final class Recording<Value> {
  private(set) var values: [Value] = []

  func record(_ value: Value) {
    values.append(value)
  }
}

nonisolated final class Counter: Sendable {
  private let counted = Mutex(0)

  var value: Int { counted.withLock { $0 } }

  func count() {
    counted.withLock { $0 += 1 }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// All widgets of a kind below this one.
  func descendants(_ kind: GType) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(self)
    while let widget = child {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(object, kind) != 0 { found.append(widget) }
      found += widget.descendants(kind)
      child = gtk_widget_get_next_sibling(widget)
    }
    return found
  }

  /// The window that it is in.
  var root: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_ancestor(self, gtk_window_get_type())
  }

  var checkButton: UnsafeMutablePointer<GtkCheckButton> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkCheckButton.self)
  }
}
