import CGtk

/// The widgets of a list's row: a check box, a text, and a detail at the end.
final class RowView: Widget {
  /// The place in the list that it shows at the moment.
  var item: OpaquePointer?
  var onCheck: () -> Void = {}

  private let check = gtk_check_button_new()
  private let text = gtk_label_new(nil)
  private let detail = gtk_label_new(nil)
  private var isShowing = false

  init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    for part in [check, text, detail] {
      gtk_box_append(cast(), part)
      gtk_widget_set_margin_top(part, 4)
      gtk_widget_set_margin_bottom(part, 4)
    }
    // Keys go to the list.
    gtk_widget_set_can_focus(check, 0)
    gtk_widget_set_hexpand(text, 1)
    gtk_label_set_xalign(OpaquePointer(text), 0)
    gtk_label_set_ellipsize(OpaquePointer(text), PANGO_ELLIPSIZE_END)
    gtk_label_set_single_line_mode(OpaquePointer(text), 1)
    if let check {
      connect(check, "toggled") { [weak self] in
        if let self, !isShowing { onCheck() }
      }
    }
  }

  func show(title: String) {
    show(ListView.Row(text: title))
    desktop_set_bold(text, 1)
  }

  func show(_ row: ListView.Row) {
    isShowing = true
    gtk_widget_set_visible(check, row.isChecked == nil ? 0 : 1)
    gtk_check_button_set_active(check?.cast(), row.isChecked == true ? 1 : 0)
    gtk_label_set_text(OpaquePointer(text), row.text.whole)
    gtk_label_set_text(OpaquePointer(detail), row.detail.whole)
    text?.style = row.style
    detail?.style = row.style
    if let check { desktop_set_accessible_label(check, "Done") }
    desktop_set_bold(text, 0)
    isShowing = false
  }

  // MARK: As the child of a list's item

  private static let key = "desktop-row"

  /// Lets the item's widget keep the row, until `detach`.
  func attach() {
    g_object_set_data_full(
      cast(), Self.key,
      Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<RowView>.fromOpaque(data).release() } })
  }

  func detach() {
    g_object_set_data(cast(), Self.key, nil)
  }

  static func of(_ item: OpaquePointer) -> RowView? {
    guard let child = gtk_list_item_get_child(item) else { return nil }
    return g_object_get_data(child.cast(), key).map {
      Unmanaged<RowView>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
