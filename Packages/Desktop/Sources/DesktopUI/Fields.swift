import CGtk

/// A labelled entry.
public class Field: Widget {
  public let label: String
  /// Called when keys go to it from now on.
  public var onFocus: () -> Void = {}
  /// Called for the enter key, unless an input method needs it for the word that it composes.
  var onEnter: () -> Void = {}
  fileprivate let entry: UnsafeMutablePointer<GtkWidget>

  fileprivate init(_ label: String, isEditable: Bool) {
    self.label = label
    entry = gtk_entry_new()
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let name = gtk_label_new_with_mnemonic("_" + label)
    gtk_label_set_mnemonic_widget(OpaquePointer(name), entry)
    gtk_label_set_width_chars(OpaquePointer(name), 6)
    gtk_label_set_xalign(OpaquePointer(name), 0)
    gtk_editable_set_editable(editable, isEditable ? 1 : 0)
    gtk_widget_set_hexpand(entry, 1)
    desktop_set_accessible_label(entry, label)
    gtk_box_append(cast(), name)
    gtk_box_append(cast(), entry)
    let focus = gtk_event_controller_focus_new()
    if let focus {
      connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.onFocus() }
    }
    gtk_widget_add_controller(entry, focus)
    connect(entry, "activate") { [weak self] in self?.onEnter() }
  }

  /// Lets keys go to it if it is in a window, with the cursor where it is and nothing selected.
  public override func focus() {
    guard gtk_widget_get_root(entry) != nil else { return }
    gtk_entry_grab_focus_without_selecting(entry.cast())
  }

  package override func onChange(_ run: @escaping () -> Void) {
    connect(entry, "notify", run)
  }

  package var editable: OpaquePointer { OpaquePointer(entry) }

  fileprivate(set) public var text: String {
    get { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(editable, newValue.whole) }
  }
}

/// A field that is typed into.
public final class TextField: Field {
  /// Called when the user changed the text.
  public var onChange: (_ text: String) -> Void = { _ in }
  /// Called when the user changed the text or moved the cursor, which is counted in characters.
  public var onEdit: (_ text: String, _ cursor: Int) -> Void = { _, _ in }

  private var isSetting = false

  public init(_ label: String) {
    super.init(label, isEditable: true)
    // A pasted text can have several lines.
    connectInsertions(gtk_editable_get_delegate(editable)) { [weak self] typed in
      guard self?.isSetting == false, typed.contains(where: \.isNewline) else { return typed }
      return String(typed.map { $0.isNewline ? " " : $0 })
    }
    connect(entry, "changed") { [weak self] in self?.changed() }
    connect(entry, "notify::cursor-position") { [weak self] in self?.edited() }
  }

  /// Where the next character goes, counted in characters from the start.
  public var cursor: Int {
    // GTK counts code points.
    let scalars = text.unicodeScalars.prefix(Int(gtk_editable_get_position(editable)))
    return String(String.UnicodeScalarView(scalars)).count
  }

  /// Replaces the text, with the cursor at its end, unless it is the same.
  public func show(_ text: String) {
    guard text != self.text else { return }
    isSetting = true
    self.text = text
    gtk_editable_set_position(editable, -1)
    isSetting = false
  }

  /// Replaces the text and moves the cursor, where they differ.
  public func show(_ text: String, cursor: Int) {
    show(text)
    guard cursor != self.cursor else { return }
    isSetting = true
    gtk_editable_set_position(editable, gint(text.prefix(cursor).unicodeScalars.count))
    isSetting = false
  }

  private func edited() {
    if !isSetting { onEdit(text, cursor) }
  }

  private func changed() {
    guard !isSetting else { return }
    onChange(text)
    edited()
  }
}

/// A value that arrow keys, or the two arrows in it, move by steps.
public final class StepField: Field {
  /// What left and right move it by, and up and down.
  public enum Step: Sendable {
    case small
    case large
  }

  /// Called when the user moves it, by one step back or forward.
  public var onStep: (_ step: Step, _ by: Int) -> Void = { _, _ in }

  /// What the two steps are called.
  public let small: String
  public let large: String

  public init(_ label: String, small: String, large: String) {
    self.small = small
    self.large = large
    super.init(label, isEditable: false)
    addArrow("go-previous-symbolic", at: GTK_ENTRY_ICON_PRIMARY, "Previous \(small)")
    addArrow("go-next-symbolic", at: GTK_ENTRY_ICON_SECONDARY, "Next \(small)")
    connect(entry, deciding: "icon-press") { [weak self] place in
      self?.onStep(.small, place == GTK_ENTRY_ICON_PRIMARY.rawValue ? -1 : 1)
      return true
    }
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    if let keys {
      connect(UnsafeMutableRawPointer(keys), deciding: "key-pressed") { [weak self] value in
        self?.press(Key(value: value)) ?? false
      }
    }
    gtk_widget_add_controller(entry, keys)
  }

  private func addArrow(_ icon: String, at place: GtkEntryIconPosition, _ tip: String) {
    gtk_entry_set_icon_from_icon_name(entry.cast(), place, icon)
    gtk_entry_set_icon_tooltip_text(entry.cast(), place, tip)
  }

  public func show(_ text: String) {
    self.text = text
  }

  /// Moves it as an arrow key does, and returns whether the key was one.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    switch key {
    case .left: onStep(.small, -1)
    case .right: onStep(.small, 1)
    case .up: onStep(.large, -1)
    case .down: onStep(.large, 1)
    default: return false
    }
    return true
  }
}
