import CGtk

/// Widgets from top to bottom, and buttons below them.
open class View: Widget {
  public let widgets: [Widget]
  public let buttons: [Button]

  public init(_ widgets: [Widget], buttons: [Button]) {
    self.widgets = widgets
    self.buttons = buttons
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 8))
    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ] {
      set(pointer, 12)
    }
    for widget in widgets { gtk_box_append(cast(), widget.pointer) }
    gtk_box_append(cast(), bar())
  }

  /// The buttons side by side, or in several lines in a narrow window.
  private func bar() -> UnsafeMutablePointer<GtkWidget>? {
    let bar = gtk_flow_box_new()
    gtk_flow_box_set_selection_mode(OpaquePointer(bar), GTK_SELECTION_NONE)
    gtk_flow_box_set_min_children_per_line(OpaquePointer(bar), guint(min(buttons.count, 3)))
    gtk_flow_box_set_max_children_per_line(OpaquePointer(bar), 10)
    gtk_widget_set_valign(bar, GTK_ALIGN_END)
    for button in buttons {
      gtk_flow_box_insert(OpaquePointer(bar), button.pointer, -1)
      // Keys go to the button in it.
      gtk_widget_set_focusable(gtk_widget_get_parent(button.pointer), 0)
    }
    return bar
  }

  package var fields: [Field] { widgets.compactMap { $0 as? Field } }

  /// Moves the focus to the next field, and from the last one to the first.
  package func focusNextField() {
    let next = fields.firstIndex(where: \.isFocused).map { $0 + 1 } ?? 0
    if !fields.isEmpty { fields[next % fields.count].focus() }
  }

  /// The field or list that has the focus at first.
  var first: Widget? {
    widgets.first { ($0 is Field || $0 is ListView) && !$0.isHidden }
  }

  /// Clicks the enabled button that a key presses, and returns whether a button has that key.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    guard let button = buttons.first(where: { $0.keys.contains(key) }) else { return false }
    button.click()
    return true
  }
}
