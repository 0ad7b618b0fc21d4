/// A snapshot of the front of a window, for which each scene is asked once for its screen.
struct WindowFront {
  static let quit = Screen.Action("q", title: "Quit")

  /// The scene of the front tab and those presented over it, from bottom to top.
  let scenes: [any Scene]
  let screens: [Screen]
  private let notice: Screen.Alert?
  private let tabKeys: [Key]

  init(scenes: [any Scene], notice: Screen.Alert?, tabKeys: [Key]) {
    self.scenes = scenes
    self.notice = notice
    self.tabKeys = tabKeys
    screens = scenes.map { $0.screen }
  }

  var alert: Screen.Alert? {
    notice ?? alertingIndex.flatMap { screens[$0].alert }
  }

  var alertingScene: (any Scene)? {
    alertingIndex.map { scenes[$0] }
  }

  var takesText: Bool {
    alert == nil && screens.last?.takesText ?? false
  }

  var canSwitchTabs: Bool {
    tabKeys.count > 1 && scenes.count == 1 && alert == nil
  }

  var actions: [Screen.Action] {
    (alert?.actions ?? screens.last?.actions ?? []) + ownActions
  }
}

extension WindowFront {
  private var alertingIndex: Int? {
    screens.lastIndex { $0.alert != nil }
  }

  private var ownActions: [Screen.Action] {
    if takesText { return [] }
    return canSwitchTabs ? [tabs, Self.quit] : [Self.quit]
  }

  private var tabs: Screen.Action {
    var action = Screen.Action(title: "Tabs")
    action.keys = tabKeys
    return action
  }
}
