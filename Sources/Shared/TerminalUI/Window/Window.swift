/// Keeps the tabs and the scenes presented over them, and routes keys to the topmost scene.
public final class Window {
  public let tabs: [Tab]
  public private(set) var selectedTab = 0 { didSet { changed() } }
  public private(set) var isClosed = false { didSet { changed() } }

  /// The program's own message, shown over everything; a key that answers it dismisses it.
  public var notice: Screen.Alert? { didSet { changed() } }

  /// Opens links; without it, a pasted link is ordinary text.
  public var links: (any LinkOpening)?

  /// Called when a scene announces a change, and when the window itself changed.
  public var onChange: () -> Void = {}

  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  /// Shows the first tab.
  public init(tabs: [Tab]) {
    self.tabs = tabs
    for tab in tabs { _ = chain(from: tab.scene) }
    tabs.first?.scene.appeared()
  }

  /// Handles a key, which may do nothing at the moment.
  public func press(_ key: Key) {
    let front = front
    if key == .interrupt {
      isClosed = true
    } else if case .paste(let text) = key, links?.isLink(text) == true {
      open(text)
    } else if let alert = front.alert {
      if let answer = alert.answer(to: key) {
        self.answer(answer, in: front)
      } else {
        pressOwn(key, in: front)
      }
    } else if let action = front.screens.last?.actions.first(where: { $0.keys.contains(key) }) {
      if action.isEnabled { front.scenes.last?.press(key) }
    } else if front.takesText {
      front.scenes.last?.press(key)
    } else {
      pressOwn(key, in: front)
    }
  }

  /// Opens a link, or explains in a notice why not.
  public func open(_ link: String) {
    do throws(LinkRefusal) {
      try links?.open(link)
    } catch {
      notice = Screen.Alert(.notice, error.message, detail: error.reason)
    }
  }

  /// Brings a tab to the front, whatever is presented over the current one.
  public func select(_ tab: Int) {
    guard tabs.indices.contains(tab), tab != selectedTab else { return }
    selectedTab = tab
    tabs[tab].scene.appeared()
  }

  /// The actions of the keys at the moment, in the order in which they are listed.
  public var actions: [Screen.Action] { front.actions }

  /// The screens of the front tab and of the scenes presented over it, from bottom to top.
  public var screens: [Screen] { front.screens }

  /// The topmost alert of the front tab and of the scenes presented over it.
  public var alert: Screen.Alert? { front.alert }

  /// Whether work is in progress anywhere in the window.
  public var isBusy: Bool {
    tabs.contains { tab in chain(from: tab.scene).contains { $0.screen.isBusy } }
  }

  /// Returns as soon as no work is in progress, or false when that takes longer than the limit.
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
  /// The part of the window that can be seen and used now.
  var front: WindowFront {
    let scenes = tabs.indices.contains(selectedTab) ? chain(from: tabs[selectedTab].scene) : []
    return WindowFront(scenes: scenes, notice: notice, tabKeys: tabs.map { $0.key })
  }

  private func pressOwn(_ key: Key, in front: WindowFront) {
    if WindowFront.quit.keys.contains(key) {
      isClosed = true
    } else if front.canSwitchTabs, let index = tabs.firstIndex(where: { $0.key == key }) {
      select(index)
    }
  }

  private func answer(_ answer: Bool, in front: WindowFront) {
    if notice != nil {
      notice = nil
    } else {
      front.alertingScene?.answerAlert(answer)
    }
  }

  /// The scene and those presented over it, all of them observed from now on.
  private func chain(from scene: any Scene) -> [any Scene] {
    let scenes = Array(sequence(first: scene, next: \.presented))
    for scene in scenes { scene.onChange = { [weak self] in self?.changed() } }
    return scenes
  }

  /// Doesn't query the scenes: a scene may announce a change just before making it.
  private func changed() {
    onChange()
    wakeWaiters()
  }

  private func wakeWaiters() {
    for waiter in idleWaiters { waiter.resume() }
    idleWaiters = []
  }
}

/// A scene that shares the window with others, of which one is shown at a time.
public struct Tab {
  public let title: String
  public let key: Key
  public let scene: any Scene

  public init(title: String, key: Key, scene: any Scene) {
    self.title = title
    self.key = key
    self.scene = scene
  }
}
