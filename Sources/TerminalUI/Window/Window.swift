/// Keeps the tabs with what is presented over them, and routes keys to the topmost.
public final class Window {
  public let tabs: [Tab]
  public private(set) var selectedTab = 0 { didSet { changed() } }
  public private(set) var isClosed = false { didSet { changed() } }

  /// What the program itself has to say, over everything; a key that answers it takes it away.
  public var notice: Screen.Alert? { didSet { changed() } }

  /// Opens links here; where nobody does, a link that is pasted is a text like any other.
  public var links: (any LinkOpening)?

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

  /// Opens what a link leads to, or says in a notice why not.
  public func open(_ link: String) {
    do throws(LinkRefusal) {
      try links?.open(link)
    } catch {
      notice = Screen.Alert(.notice, error.message, detail: error.reason)
    }
  }

  /// Brings a tab to the front, whatever lies over the one that is there.
  public func select(_ tab: Int) {
    guard tabs.indices.contains(tab), tab != selectedTab else { return }
    selectedTab = tab
    tabs[tab].scene.appeared()
  }

  /// What the keys do now, in the order in which they are listed.
  public var actions: [Screen.Action] { front.actions }

  /// The screens of the tab in front and of what is presented over it, from the bottom to the top.
  public var screens: [Screen] { front.screens }

  /// The alert that lies over the tab in front and all that is presented there.
  public var alert: Screen.Alert? { front.alert }

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
  /// What can be seen and used now.
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

/// A scene that shares the window with others, one at a time.
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
