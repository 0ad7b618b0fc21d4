/// Keeps the tabs with what is presented over them, and routes keys to the topmost.
public final class Window {
  public let tabs: [Tab]
  public private(set) var selectedTab = 0 { didSet { changed() } }
  public private(set) var isClosed = false { didSet { changed() } }

  /// Called when a scene says that it changes, and when the window itself did.
  public var onChange: () -> Void = {}

  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  /// Shows the first tab.
  public init(tabs: [Tab]) {
    self.tabs = tabs
    for tab in tabs { _ = chain(from: tab.scene) }
    tabs.first?.scene.appeared()
  }

  /// Does what a key does now, which may be nothing.
  public func press(_ key: Key) {
    if key == .interrupt {
      isClosed = true
    } else if let alert {
      if let answer = alert.answer(to: key) {
        alertingScene?.answerAlert(answer)
      } else {
        pressOwn(key)
      }
    } else if let action = topScreen?.actions.first(where: { $0.keys.contains(key) }) {
      if action.isEnabled { topScene?.press(key) }
    } else if takesText {
      topScene?.press(key)
    } else {
      pressOwn(key)
    }
  }

  /// What the keys do now, in the order in which they are listed.
  public var actions: [Screen.Action] {
    (alert?.actions ?? topScreen?.actions ?? []) + ownActions
  }

  /// The screens of the tab in front and of what is presented over it, from the bottom to the top.
  public var screens: [Screen] {
    scenesInFront.map(\.screen)
  }

  /// The alert that lies over the tab in front and all that is presented there.
  public var alert: Screen.Alert? {
    alertingScene?.screen.alert
  }

  /// Whether work is going on anywhere in the window.
  public var isBusy: Bool {
    tabs.contains { tab in chain(from: tab.scene).contains { $0.screen.isBusy } }
  }

  /// Returns as soon as no work is going on, or false when that takes longer than the limit.
  public func untilIdle(within duration: Duration) async -> Bool {
    let limit = TimeLimit(duration) { [weak self] in self?.wakeWaiters() }
    while isBusy {
      if limit.isOver { return false }
      await withCheckedContinuation { idleWaiters.append($0) }
    }
    return true
  }
}

extension Window {
  private static let quit = Screen.Action("q", title: "Quit")

  private var topScene: (any Scene)? { scenesInFront.last }

  private var topScreen: Screen? { topScene?.screen }

  private var alertingScene: (any Scene)? {
    scenesInFront.last { $0.screen.alert != nil }
  }

  private var scenesInFront: [any Scene] {
    tabs.indices.contains(selectedTab) ? chain(from: tabs[selectedTab].scene) : []
  }

  private var takesText: Bool {
    alert == nil && topScreen?.takesText ?? false
  }

  private var canSwitchTabs: Bool {
    tabs.count > 1 && scenesInFront.count == 1 && alert == nil
  }

  private var ownActions: [Screen.Action] {
    if takesText { return [] }
    return canSwitchTabs ? [Self.tabs(tabs.map(\.key)), Self.quit] : [Self.quit]
  }

  private func pressOwn(_ key: Key) {
    if Self.quit.keys.contains(key) {
      isClosed = true
    } else if canSwitchTabs, let index = tabs.firstIndex(where: { $0.key == key }),
      index != selectedTab
    {
      selectedTab = index
      tabs[index].scene.appeared()
    }
  }

  private static func tabs(_ keys: [Key]) -> Screen.Action {
    var action = Screen.Action(title: "Tabs")
    action.keys = keys
    return action
  }

  /// The scene and what is presented over it, all of them followed from now on.
  private func chain(from scene: any Scene) -> [any Scene] {
    let scenes = Array(sequence(first: scene, next: \.presented))
    for scene in scenes { scene.onChange = { [weak self] in self?.changed() } }
    return scenes
  }

  /// Asks no scene for anything: a scene may say that it changes just before it does.
  private func changed() {
    onChange()
    wakeWaiters()
  }

  private func wakeWaiters() {
    for waiter in idleWaiters { waiter.resume() }
    idleWaiters = []
  }
}
