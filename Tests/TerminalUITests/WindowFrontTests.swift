import Testing

@testable import TerminalUI

/// A screen is computed whenever it is read, so each must be read only once.
@Suite("What lies in front")
struct WindowFrontTests {
  private let below = CountingScene(Screen(title: "Below", alert: Screen.Alert(.notice, "Look.")))
  private let above = CountingScene(
    Screen(title: "Above", actions: [Screen.Action("a", title: "Add")]))
  private let window: Window

  init() {
    window = Window(tabs: [Tab(title: "One", key: "1", scene: below)])
    below.presented = above
  }

  @Test func `A frame asks each scene once`() {
    #expect(counts { _ = window.frame(Size(columns: 40, rows: 10)) } == [1, 1])
  }

  @Test(
    arguments: [Key.enter, "a", "q", "1"],
    [true, false])
  func `A key asks each scene once, whichever takes it`(key: Key, hasAlert: Bool) {
    if !hasAlert { below.shown.alert = nil }
    #expect(counts { window.press(key) } == [1, 1])
  }

  @Test func `The keys that work ask each scene once`() {
    #expect(counts { _ = window.actions } == [1, 1])
  }

  private func counts(_ action: () -> Void) -> [Int] {
    let before = [below.count, above.count]
    action()
    return zip([below.count, above.count], before).map { $0 - $1 }
  }
}

/// A scene that counts how often its screen is read.
private final class CountingScene: Scene {
  var shown: Screen
  private(set) var count = 0
  var presented: (any Scene)?
  var onChange: () -> Void = {}

  init(_ screen: Screen) {
    shown = screen
  }

  var screen: Screen {
    count += 1
    return shown
  }

  func press(_ key: Key) {}
}
