import CGtk

/// Widgets side by side, in as many lines as they need.
///
/// GTK's own, `GtkFlowBox`, takes the tab key and moves the focus nowhere.
nonisolated struct WrapBox {
  private static let spacing: gint = 6

  private var children: [(widget: UnsafeMutablePointer<GtkWidget>, size: GtkRequisition)] = []

  static func make() -> UnsafeMutablePointer<GtkWidget>? {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { box, orientation, size, minimum, natural, _, _ in
        let box = WrapBox(box)
        if orientation == GTK_ORIENTATION_HORIZONTAL {
          minimum?.pointee = box.children.map(\.size.width).max() ?? 0
          natural?.pointee = box.width
        } else {
          let height = box.arrange(in: size < 0 ? box.width : size)
          minimum?.pointee = height
          natural?.pointee = height
        }
      },
      { box, width, _, _ in
        WrapBox(box).arrange(in: width) { widget, place in
          var place = place
          gtk_widget_size_allocate(widget, &place, -1)
        }
      })
    gtk_widget_set_layout_manager(box, layout)
    return box
  }

  private init(_ box: UnsafeMutablePointer<GtkWidget>?) {
    var next = gtk_widget_get_first_child(box)
    while let widget = next {
      var size = GtkRequisition()
      gtk_widget_get_preferred_size(widget, nil, &size)
      children.append((widget, size))
      next = gtk_widget_get_next_sibling(widget)
    }
  }

  /// The width of all side by side.
  private var width: gint {
    max(children.map { $0.size.width + Self.spacing }.reduce(-Self.spacing, +), 0)
  }

  /// Tells where each is in a width, and returns the height of all.
  @discardableResult
  private func arrange(
    in width: gint,
    _ place: (UnsafeMutablePointer<GtkWidget>, GtkAllocation) -> Void = { _, _ in }
  ) -> gint {
    var (x, y, height): (gint, gint, gint) = (0, 0, 0)
    for (widget, size) in children {
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + Self.spacing, 0) }
      place(widget, GtkAllocation(x: x, y: y, width: size.width, height: size.height))
      x += size.width + Self.spacing
      height = max(height, size.height)
    }
    return y + height
  }
}
