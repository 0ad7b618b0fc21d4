import Testing

@testable import TerminalUI

@Suite("Display")
struct DisplayTests {
  private static let size = Size(columns: 10, rows: 4)

  private let scene = SilentScene()
  private let display: Display

  init() {
    display = Display(Window(tabs: [Tab(title: "One", key: "1", scene: scene)]))
  }

  private func title(_ size: Size = Self.size) -> String { display.frame(size).trimmedRows[1] }

  @Test func `A change that wasn't reported isn't drawn`() {
    #expect(title() == "First")
    scene.screen.title = "Second"
    #expect(title() == "First")
    scene.onChange()
    #expect(title() == "Second")
  }

  @Test func `Another size is drawn from scratch`() {
    #expect(title() == "First")
    #expect(title(Size(columns: 4, rows: 4)) == "Fir…")
    #expect(title() == "First")
  }

  @Test func `It passes on that it is out of date`() {
    var changes = 0
    display.onChange = { changes += 1 }
    _ = title()
    #expect(changes == 0)
    scene.onChange()
    #expect(changes == 1)
  }
}

/// A scene that forgets to announce a change.
private final class SilentScene: Scene {
  var screen = Screen(title: "First")
  var onChange: () -> Void = {}

  func press(_ key: Key) {}
}
