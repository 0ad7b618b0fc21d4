import CGtk

/// A scene that shares a window with others, of which one is shown at a time.
public struct Tab {
  public let title: String
  public let key: Key
  public let scene: Scene

  public init(title: String, key: Key, scene: Scene) {
    self.title = title
    self.key = key
    self.scene = scene
  }
}

/// The app's window: its tabs, and the dialogs over them.
public final class Window {
  public let tabs: [Tab]
  public private(set) var selectedTab: Int?

  let window: Widget
  private let stack: OpaquePointer
  package private(set) var frames: [Frame] = []

  /// Makes the window; `open` shows it.
  public init(title: String, tabs: [Tab]) {
    self.tabs = tabs
    window = Widget(gtk_window_new())
    let stack: UnsafeMutablePointer<GtkWidget> = gtk_stack_new()
    self.stack = OpaquePointer(stack)
    let switcher = gtk_stack_switcher_new()
    gtk_stack_switcher_set_stack(OpaquePointer(switcher), self.stack)
    let header = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(OpaquePointer(header), switcher)
    gtk_window_set_title(window.cast(), title)
    gtk_window_set_titlebar(window.cast(), header)
    gtk_window_set_default_size(window.cast(), 560, 640)
    gtk_window_set_child(window.cast(), stack)
    for (index, tab) in tabs.enumerated() {
      gtk_stack_add_titled(self.stack, tab.scene.content.pointer, String(index), tab.title)
    }
    frames = tabs.map { Frame($0.scene, in: window.cast()) }
    connect(UnsafeMutableRawPointer(self.stack), "notify::visible-child-name") { [weak self] in
      self?.tabChanged()
    }
    handleKeys(in: window.cast()) { [weak self] in self?.press($0) ?? false }
  }

  deinit {
    gtk_window_destroy(window.cast())
  }

  /// Brings a tab to the front.
  public func select(_ tab: Int) {
    guard tabs.indices.contains(tab) else { return }
    gtk_stack_set_visible_child_name(stack, String(tab))
    tabChanged()
  }

  /// Shows the window, and calls a closure once when the user closed it.
  public func open(onClose: @escaping () -> Void) {
    var onClose: (() -> Void)? = onClose
    connect(window.pointer, deciding: "close-request") { _ in
      let run = onClose
      onClose = nil
      run?()
      return true
    }
    gtk_window_present(window.cast())
    if selectedTab == nil { select(0) }
    for frame in frames { frame.show() }
  }

  public func close() {
    gtk_window_close(window.cast())
  }

  private func tabChanged() {
    let name = gtk_stack_get_visible_child_name(stack).map { String(cString: $0) }
    guard let tab = name.flatMap({ Int($0) }), tab != selectedTab else { return }
    selectedTab = tab
    let scene = tabs[tab].scene
    scene.appeared()
    scene.updateIfNeeded()
    scene.content.first?.focus()
  }

  private func press(_ key: Key) -> Bool {
    guard let selectedTab else { return false }
    if tabs[selectedTab].scene.content.press(key) { return true }
    if key == "q" {
      close()
    } else if let tab = tabs.firstIndex(where: { $0.key == key }) {
      select(tab)
    } else {
      return false
    }
    return true
  }
}
