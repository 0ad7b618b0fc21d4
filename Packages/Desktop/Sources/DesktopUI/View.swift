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
    // What is above the buttons takes the rest of the height, also when nothing there grows.
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
    gtk_widget_set_vexpand(content, 1)
    for widget in widgets { gtk_box_append(content?.cast(), widget.pointer) }
    let bar = WrapBox.make()
    for button in buttons { gtk_box_append(bar?.cast(), button.pointer) }
    for part in [content, bar] { gtk_box_append(cast(), part) }
    for field in fields { field.onEnter = { [weak self] in self?.press(.enter) } }
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
