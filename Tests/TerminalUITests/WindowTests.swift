import TerminalUI
import Testing

@Suite("The window")
struct WindowTests {
  private let first = FakeScene(
    Screen(
      title: "First",
      actions: [
        Screen.Action("a", title: "Add"), Screen.Action("d", title: "Delete", isEnabled: false),
      ]))
  private let second = FakeScene(Screen(title: "Second", actions: [Screen.Action("x", title: "X")]))
  private let window: Window

  init() {
    window = Window(tabs: [
      Tab(title: "One", key: "1", scene: first), Tab(title: "Two", key: "2", scene: second),
    ])
  }

  private func press(_ keys: Key...) {
    for key in keys { window.press(key) }
  }

  private var form: FakeScene {
    FakeScene(
      Screen(
        title: "Form",
        content: [.field(Screen.Field(label: "L", value: "", cursor: 0, isFocused: true))],
        actions: [Screen.Action(.escape, title: "Cancel")]))
  }

  private func titles() -> [String] { window.actions.map(\.title) }

  @Test func `Actions are sent to the tab in front`() {
    press("a", "x", "2", "a", "x")
    #expect(first.keys == ["a"])
    #expect(second.keys == ["x"])
  }

  @Test func `A disabled action does nothing`() {
    press("d")
    #expect(first.keys == [])
  }

  @Test func `A disabled action hides the window's own`() {
    first.screen.actions = [Screen.Action("q", title: "Quiet", isEnabled: false)]
    press("q")
    #expect(!window.isClosed)
  }

  @Test func `Tabs keep their state and are notified when they appear`() {
    #expect([first.appearances, second.appearances] == [1, 0])
    press("2")
    #expect([first.appearances, second.appearances] == [1, 1])
    press("2", "1")
    #expect([first.appearances, second.appearances] == [2, 1])
    #expect(window.screens == [first.screen])
  }

  @Test func `Q closes outside text entry`() {
    press("q")
    #expect(window.isClosed)
  }

  @Test func `Where text is typed, nothing else is a command`() {
    let form = form
    first.presented = form
    press("q", "1", "2", .enter, .paste("q"))
    #expect(form.keys == ["q", "1", "2", .enter, .paste("q")])
    #expect(!window.isClosed)
    #expect(window.selectedTab == 0)
    #expect(titles() == ["Cancel"])
  }

  @Test func `Ctrl-C always closes`() {
    first.presented = form
    first.screen.alert = Screen.Alert(.question, "?")
    press(.interrupt)
    #expect(window.isClosed)
  }

  @Test func `A modal takes the keys and stays with its tab`() {
    let modal = FakeScene(Screen(title: "Modal", actions: [Screen.Action("m", title: "M")]))
    second.presented = modal
    press("m", "2", "m", "x", "1")
    #expect(modal.keys == ["m"])
    #expect(second.keys == [])
    #expect(window.selectedTab == 1)
    #expect(window.screens == [second.screen, modal.screen])
    #expect(titles() == ["M", "Quit"])
  }

  @Test func `An alert takes every key`() {
    first.screen.alert = Screen.Alert(.question, "Sure?")
    press("a", "2")
    #expect(first.keys == [])
    #expect(window.selectedTab == 0)
    #expect(titles() == ["Yes", "No", "Quit"])
    press("y")
    #expect(first.answers == [true])
    #expect(titles() == ["Add", "Delete", "Tabs", "Quit"])
  }

  @Test(
    arguments: [
      (Screen.Alert.Kind.question, Key.character("n"), false), (.question, .escape, false),
      (.question, .character("y"), true), (.notice, .enter, false), (.notice, .escape, false),
    ])
  func `An alert is answered`(kind: Screen.Alert.Kind, key: Key, answer: Bool) {
    first.screen.alert = Screen.Alert(kind, "?")
    press(key)
    #expect(first.answers == [answer])
  }

  @Test func `An alert below a modal is answered by its own scene`() {
    let form = form
    first.presented = form
    first.screen.alert = Screen.Alert(.notice, "Changed elsewhere.")
    press("z", .enter)
    #expect(first.answers == [false])
    #expect(form.keys == [])
  }

  /// How often the window announces a change.
  private func changes(_ action: () -> Void) -> Int {
    var changes = 0
    window.onChange = { changes += 1 }
    defer { window.onChange = {} }
    action()
    return changes
  }

  @Test func `A scene's change is reported once`() {
    #expect(changes { first.screen.title = "Other" } == 1)
    #expect(changes { second.screen.title = "Behind" } == 1)
    #expect(changes { first.presented = form } == 1)
  }

  @Test func `What is presented is followed once it was drawn`() {
    let form = form
    first.presented = form
    _ = window.screens
    #expect(changes { form.screen.title = "Other" } == 1)
  }

  @Test func `A key alone isn't a change`() {
    #expect(changes { press("a", "d", "z", "1", .up) } == 0)
    #expect(first.keys == ["a"])
    first.screen.alert = Screen.Alert(.question, "?")
    #expect(changes { press("z", "2") } == 0)
  }

  @Test func `An alert that is taken away is a change of its scene`() {
    first.screen.alert = Screen.Alert(.question, "?")
    #expect(changes { press("y") } == 1)
  }

  @Test func `The window tells of its own changes`() {
    #expect(changes { press("2") } == 1)
    #expect(changes { press("2") } == 0)
    #expect(changes { press("q") } == 1)
  }

  @Test func `A program can bring a tab to the front, whatever lies over the one that is there`() {
    first.presented = form
    window.select(1)
    #expect(window.selectedTab == 1)
    #expect(second.appearances == 1)
    for tab in [1, 2, -1] { window.select(tab) }
    #expect(window.selectedTab == 1)
    #expect([first.appearances, second.appearances] == [1, 1])
    window.select(0)
    #expect(window.screens.map(\.title) == ["First", "Form"])
  }

  @Test func `It is idle when no scene works any more`() async {
    second.screen.content = [.spinner("Loading")]
    #expect(window.isBusy)
    let waiting = Task {
      _ = await window.untilIdle(within: .seconds(60))
      return second.screen.content
    }
    await Task.yield()
    second.screen.title = "Still loading"
    await Task.yield()
    second.screen.content = [.text("Loaded")]
    #expect(await waiting.value == [.text("Loaded")])
    #expect(await window.untilIdle(within: .zero))
  }

  @Test func `Work that never ends is waited for up to the limit`() async {
    second.screen.content = [.spinner("Loading")]
    #expect(await window.untilIdle(within: .zero) == false)
  }

  @Test func `A window without tabs can be closed`() {
    let empty = Window(tabs: [])
    #expect(
      empty.frame(Size(columns: 6, rows: 3)).plainText == "      \n      \nq Quit")
    empty.press("q")
    #expect(empty.isClosed)
  }
}
