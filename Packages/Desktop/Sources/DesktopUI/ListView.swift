import CGtk

/// Rows in sections, of which only the visible ones are made; one row can be selected.
public final class ListView: Widget {
  /// Called when the user moved the selection, by how many rows.
  public var onMove: (_ rows: Int) -> Void = { _ in }
  /// Called when the user clicked the check box of the selected row.
  public var onCheck: () -> Void = {}
  /// Called when the user opened the selected row, by a double click.
  public var onOpen: () -> Void = {}

  /// What moving the selection means; empty if it means nothing more.
  public let moves: String

  private let model = PlaceModel()
  private let list: UnsafeMutablePointer<GtkWidget>
  nonisolated(unsafe) private let selected: OpaquePointer
  private var layout = ListLayout()
  private var visible: [UnsafeMutableRawPointer: RowView] = [:]
  /// The row that was selected when the selection was last moved or set.
  private var last: Int?
  private var isShowing = false
  private var hadFocus = false

  /// Takes a name for assistive technology.
  public init(_ name: String, moves: String = "") {
    self.moves = moves
    let factory = gtk_signal_list_item_factory_new()
    selected = gtk_single_selection_new(model.pointer)
    gtk_single_selection_set_autoselect(selected, 0)
    gtk_single_selection_set_can_unselect(selected, 1)
    list = gtk_list_view_new(selected, factory)
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(opaque, list)
    gtk_scrolled_window_set_min_content_height(opaque, 140)
    gtk_widget_set_vexpand(pointer, 1)
    desktop_set_accessible_label(list, name)
    g_object_ref(UnsafeMutableRawPointer(selected))
    if let factory { connectRows(UnsafeMutableRawPointer(factory)) }
    connect(UnsafeMutableRawPointer(selected), "notify::selected") { [weak self] in
      self?.selectionChanged()
    }
    connect(list, "activate") { [weak self] in self?.onOpen() }
    handleKeys()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(selected))
  }

  /// What is shown; the rows that are out of sight aren't made.
  public var sections: [Section] {
    get { layout.sections }
    set {
      isShowing = true
      let before = layout.count
      layout = ListLayout(newValue)
      // A place has no identity of its own, so only the end of the list changes.
      model.resize(from: before, to: layout.count)
      for row in visible.values { show(row) }
      isShowing = false
    }
  }

  /// What is shown, if it is short and has no sections.
  public var rows: [Row] {
    get { sections.flatMap(\.self) }
    set { sections = [Section(title: "", count: newValue.count) { newValue[$0] }] }
  }

  /// The selected row, counted over the rows of all sections.
  public var selection: Int? {
    get { layout.row(at: Int(gtk_single_selection_get_selected(selected))) }
    set {
      isShowing = true
      let place = newValue.flatMap(layout.place)
      gtk_single_selection_set_selected(
        selected, place.map(guint.init) ?? guint.max)
      last = newValue
      isShowing = false
      if let place { scroll(to: place) }
    }
  }

  /// Moves the selection as an arrow key does.
  public func move(by rows: Int) {
    guard isEnabled, layout.rowCount > 0 else { return }
    let target = min(max((selection ?? 0) + rows, 0), layout.rowCount - 1)
    guard target != selection, let place = layout.place(of: target) else { return }
    gtk_single_selection_set_selected(selected, guint(place))
    scroll(to: place)
  }

  public override func focus() {
    gtk_widget_grab_focus(list)
  }

  /// Shown again it gets the focus back that it had when it was hidden.
  public override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { hadFocus = isFocused }
      super.isHidden = newValue
      if !newValue, hadFocus { focus() }
    }
  }

  package override func onChange(_ run: @escaping () -> Void) {
    super.onChange(run)
    connect(UnsafeMutableRawPointer(selected), "notify", run)
    connect(UnsafeMutableRawPointer(selected), "items-changed", run)
  }

  // MARK: Selection

  private func selectionChanged() {
    guard !isShowing, let selection, selection != last else { return }
    let rows = selection - (last ?? 0)
    last = selection
    onMove(rows)
  }

  private func scroll(to place: Int) {
    gtk_widget_activate_action_variant(
      list, "list.scroll-to-item", g_variant_new_uint32(guint(place)))
    let row = visible.values.first { $0.item.map(gtk_list_item_get_position) == guint(place) }
    if isFocused, let row { gtk_widget_grab_focus(gtk_widget_get_parent(row.pointer)) }
  }

  // MARK: Rows

  private func connectRows(_ factory: UnsafeMutableRawPointer) {
    connectItems(factory, "setup") { item in
      let row = RowView()
      gtk_list_item_set_child(item, row.pointer)
      row.attach()
    }
    connectItems(factory, "bind") { [weak self] item in
      guard let self, let row = RowView.of(item) else { return }
      row.item = item
      visible[UnsafeMutableRawPointer(item)] = row
      row.onCheck = { [weak self, weak row] in
        guard let self, let row, let item = row.item else { return }
        // Whether it is checked then, says who is told.
        show(row)
        checked(Int(gtk_list_item_get_position(item)))
      }
      show(row)
    }
    connectItems(factory, "unbind") { [weak self] item in
      self?.visible[UnsafeMutableRawPointer(item)]?.item = nil
      self?.visible[UnsafeMutableRawPointer(item)] = nil
    }
    connectItems(factory, "teardown") { RowView.of($0)?.detach() }
  }

  private func show(_ row: RowView) {
    guard let item = row.item else { return }
    let place = Int(gtk_list_item_get_position(item))
    switch layout.content(at: place) {
    case .title(let title):
      gtk_list_item_set_selectable(item, 0)
      gtk_list_item_set_activatable(item, 0)
      row.show(title: title)
    case .row(let content):
      gtk_list_item_set_selectable(item, 1)
      gtk_list_item_set_activatable(item, 1)
      row.show(content)
    case nil: break
    }
  }

  private func checked(_ place: Int) {
    guard let row = layout.row(at: place) else { return }
    if row != selection { move(by: row - (selection ?? 0)) }
    onCheck()
  }

  // MARK: Keys

  /// The list's own keys stop at titles, take the space key, and keep the focus at a tab.
  private func handleKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(keys), deciding: "key-pressed") { [weak self] value in
      self?.press(Int32(value)) ?? false
    }
    gtk_widget_add_controller(list, keys)
  }

  func press(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Tab, GDK_KEY_KP_Tab: desktop_leave(pointer, GTK_DIR_TAB_FORWARD)
    case GDK_KEY_ISO_Left_Tab: desktop_leave(pointer, GTK_DIR_TAB_BACKWARD)
    default:
      guard let rows = rows(of: key) else { return false }
      move(by: rows)
    }
    return true
  }

  private func rows(of key: Int32) -> Int? {
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: -1
    case GDK_KEY_Down, GDK_KEY_KP_Down: 1
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: -10
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: 10
    case GDK_KEY_Home, GDK_KEY_KP_Home: -layout.rowCount
    case GDK_KEY_End, GDK_KEY_KP_End: layout.rowCount
    default: nil
    }
  }
}

extension ListView {
  /// Rows under a title; an empty title takes no place in the list.
  nonisolated public struct Section: RandomAccessCollection, Sendable {
    public let title: String
    public let endIndex: Int
    private let row: @Sendable (Int) -> Row

    /// Takes what makes a row each time that it is shown.
    public init(title: String, count: Int, row: @escaping @Sendable (Int) -> Row) {
      self.title = title
      endIndex = count
      self.row = row
    }

    public var startIndex: Int { 0 }

    public subscript(index: Int) -> Row { row(index) }
  }

  /// A check box, if there is something to check, a text, and a detail at the end.
  nonisolated public struct Row: Equatable, Sendable {
    public var isChecked: Bool?
    public var text: String
    public var detail: String
    public var style: TextStyle

    public init(
      isChecked: Bool? = nil, text: String, detail: String = "", style: TextStyle = .plain
    ) {
      self.isChecked = isChecked
      self.text = text
      self.detail = detail
      self.style = style
    }
  }
}
