import CGtk

/// A window of GTK around a scene, with what is presented over it.
package final class Frame: SceneHost {
  package let scene: Scene
  /// Called when something is presented over the scene, is gone, or gets the focus.
  package var onChange: () -> Void = {}

  private let window: UnsafeMutablePointer<GtkWindow>
  private var dialog: Dialog?
  private var alertDialog: Dialog?
  package private(set) var presented: Frame?

  /// Shows a scene that is in a window already.
  init(_ scene: Scene, in window: UnsafeMutablePointer<GtkWindow>) {
    self.scene = scene
    self.window = window
    scene.host = self
    connect(window, "notify::focus-widget") { [weak self] in self?.onChange() }
    presentedChanged()
    alertChanged()
  }

  /// Shows the dialogs that were made before their window could be seen.
  func show() {
    dialog?.show()
    presented?.show()
    alertDialog?.show()
  }

  /// The windows over this one, from bottom to top.
  var dialogs: [UnsafeMutablePointer<GtkWidget>] {
    [dialog, alertDialog].compactMap { $0?.window.cast() }
  }

  package var alert: AlertView? { alertDialog?.view as? AlertView }

  func updateNeeded() {
    onChange()
  }

  func titleChanged() {
    gtk_window_set_title(window, scene.title)
    onChange()
  }

  func presentedChanged() {
    presented = nil
    dialog = scene.presented.map { Dialog($0.content, title: $0.title, over: window) }
    if let scene = scene.presented, let dialog {
      presented = Frame(scene, in: dialog.window)
      dialog.show()
    } else {
      scene.content.first?.focus()
    }
    onChange()
  }

  func alertChanged() {
    alertDialog = scene.alert.map { alert in
      let view = AlertView(alert)
      view.onAnswer = { [weak scene] in
        scene?.dismissAlert()
        alert.onAnswer($0)
      }
      return Dialog(view, title: "", over: window)
    }
    alertDialog?.show()
    onChange()
  }
}

/// A modal window, as long as this object lives.
final class Dialog {
  let view: View
  nonisolated(unsafe) let window: UnsafeMutablePointer<GtkWindow>

  init(_ view: View, title: String, over parent: UnsafeMutablePointer<GtkWindow>) {
    self.view = view
    let widget = Widget(gtk_window_new())
    window = widget.cast()
    gtk_window_set_title(window, title)
    gtk_window_set_titlebar(window, gtk_header_bar_new())
    gtk_window_set_modal(window, 1)
    gtk_window_set_transient_for(window, parent)
    gtk_window_set_child(window, view.pointer)
    gtk_window_set_default_size(window, view is AlertView ? 360 : 480, -1)
    // Closing it is what the escape key does.
    connect(window, deciding: "close-request") { [weak view] _ in
      view?.press(.escape)
      return true
    }
    handleKeys(in: window) { [weak view] key in view?.press(key) ?? false }
    view.first?.focus()
  }

  deinit {
    gtk_window_set_child(window, nil)
    gtk_window_destroy(window)
  }

  /// Shows it, if the window that it is over can be seen.
  func show() {
    guard let parent = gtk_window_get_transient_for(window) else { return }
    guard gtk_widget_get_visible(parent.cast()) != 0 else { return }
    gtk_window_present(window)
  }
}

/// The message and the answers of an alert.
package final class AlertView: View {
  package let message: Label
  package let detail: Label?
  var onAnswer: (_ yes: Bool) -> Void = { _ in }

  init(_ alert: Alert) {
    message = Label(alert.message)
    detail = alert.detail.map { Label($0) }
    desktop_set_bold(message.pointer, 1)
    let yes = Button("Yes", key: "y")
    let no =
      alert.kind == .question
      ? Button("No", key: "n", .escape) : Button("OK", key: .enter, .escape)
    super.init(
      [message] + [detail].compactMap(\.self),
      buttons: alert.kind == .question ? [yes, no] : [no])
    yes.onClick = { [weak self] in self?.onAnswer(true) }
    no.onClick = { [weak self] in self?.onAnswer(false) }
  }

  override var first: Widget? { buttons.last }
}

/// Calls a closure for the keys that nothing in the window needs itself.
func handleKeys(in window: UnsafeMutablePointer<GtkWindow>, _ press: @escaping (Key) -> Bool) {
  // Before the widgets, whose own keys would take some; after them for what they left.
  for phase in [GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE] {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, phase)
    connect(UnsafeMutableRawPointer(keys), deciding: "key-pressed") { [keys, window] value in
      let modifiers = gtk_event_controller_get_current_event_state(keys).rawValue
      let chords = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard modifiers & chords == 0 else { return false }
      let key = Key(value: value)
      if phase == GTK_PHASE_CAPTURE, let focus = gtk_window_get_focus(window), needs(key, focus) {
        return false
      }
      return press(key)
    }
    gtk_widget_add_controller(window.cast(), keys)
  }
}

/// Whether a widget that has the focus is the one that takes a key.
private func needs(_ key: Key, _ focus: UnsafeMutablePointer<GtkWidget>) -> Bool {
  if g_type_check_instance_is_a(focus.cast(), gtk_button_get_type()) != 0 {
    return key == .enter || key == .space
  }
  return g_type_check_instance_is_a(focus.cast(), gtk_text_get_type()) != 0
    && gtk_editable_get_editable(OpaquePointer(focus)) != 0
}
