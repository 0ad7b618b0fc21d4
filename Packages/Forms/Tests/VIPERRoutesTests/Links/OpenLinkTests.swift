import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("Opening links")
struct OpenLinkTests {
  private let store: FailingStore
  private let window: Window

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    window = VIPERRoutesApp.window(in: .fixed(store))
  }

  private var top: Screen? { window.screens.last }

  private var field: String? {
    guard case .field(let field) = top?.content.first else { return nil }
    return field.value
  }

  private func press(_ keys: Key...) {
    for key in keys { window.press(key) }
  }

  @Test func `The tabs come to the front`() {
    window.open("todo://cats")
    #expect(top?.title == "Cats")
    window.open("todo://cats")
    #expect(top?.title == "Cats")
    window.open("todo://todos")
    #expect(top?.title == "Todos")
    #expect(window.alert == nil)
  }

  @Test(arguments: [false, true])
  func `The form opens with what the link says, over the list`(fromCats: Bool) throws {
    if fromCats { press("2") }
    window.open("todo://todos/add?title=Buy%20milk&due=2026-11-22")
    #expect(window.screens.map(\.title) == ["Todos", "Add Todo"])
    #expect(
      top?.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-22 Sunday", isFocused: false)))
    press("!", .enter)
    #expect(window.screens.count == 1)
    #expect(try store.lines.last == "2026-11-22 Buy milk!")
  }

  @Test func `The form opens with nothing, due today`() {
    window.open("todo://todos/add")
    #expect(field == "")
    #expect(
      top?.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)))
  }

  @Test(arguments: [false, true])
  func `A todo opens, and the list selects it whatever the filter hides`(fromCats: Bool) throws {
    press("f")
    if fromCats { press("2") }
    window.open("todo://todos/2")
    #expect(window.screens.map(\.title) == ["Todos", "Edit Todo"])
    #expect(field == "B")
    press("!", .enter, .space)
    #expect(try store.lines == ["2026-11-20 A", "2026-11-21 B!"])
  }

  @Test(arguments: ["todo://dogs", "todo://todos/3", "todo://todos/add?due=2026-11-20", "nonsense"])
  func `A bad link is refused with a notice, and nothing changes`(link: String) throws {
    press("2")
    let before = window.screens
    window.open(link)
    #expect(window.alert?.message == "Couldn't open the link.")
    #expect(window.screens == before)
    press(.enter)
    #expect(window.alert == nil)
    #expect(window.screens == before)
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 B"])
  }

  @Test(
    arguments: [
      "todo://todos", "todo://cats", "todo://todos/1", "todo://todos/add?title=Z",
    ])
  func `With a form open a link is refused, and nothing typed is lost`(link: String) {
    press("a", "M", "i", .left)
    let before = window.screens
    window.open(link)
    #expect(
      window.alert
        == Screen.Alert(
          .notice, "Couldn't open the link.",
          detail: "“Add Todo” is open; finish it first, then open the link again."))
    press("x", .escape)
    #expect(window.alert == nil)
    #expect(window.screens == before)
    press("l")
    #expect(field == "Mli")
  }

  @Test func `With a question open a link is refused, and the question stays`() throws {
    press("d")
    window.open("todo://cats")
    #expect(
      window.alert?.detail == "“Delete “A”?” needs an answer first; then open the link again.")
    press(.enter)
    #expect(window.alert == Screen.Alert(.question, "Delete “A”?"))
    press("y")
    #expect(try store.lines == ["x 2026-11-21 B"])
  }

  @Test func `A link that is pasted opens, whatever has the focus; other texts are typed`() {
    press("a", .paste("see todo://cats"))
    #expect(field == "see todo://cats")
    press(.paste("todo://cats\n"))
    #expect(window.alert?.message == "Couldn't open the link.")
    press(.enter, .escape, .paste("todo://cats"))
    #expect(top?.title == "Cats")
  }

  @Test func `A store that can't be read says why`() {
    store.fail(.load)
    window.open("todo://todos/1")
    #expect(window.alert?.detail == FailingStore.reason)
    #expect(window.screens.count == 1)
  }

  @Test func `A todo that another program added opens, and the list has it`() throws {
    press("2")
    try store.add("2026-11-22 C")
    window.open("todo://todos/3")
    press(.escape, .space)
    #expect(try store.lines.last == "x 2026-11-22 C")
  }

  @Test func `Without a window, its tabs or a reader there is nothing to open`() {
    let root = RootRoute()
    let refusal = { (reason: String) in
      LinkRefusal(message: "Couldn't open the link.", reason: reason)
    }
    #expect(throws: refusal(RouteError.unregistered("services.links").description)) {
      try root.open("todo://cats")
    }
    root.register(Services.links, LinkReader(clock: .fixed, calendar: .fixed))
    #expect(throws: Never.self) { try root.open("todo://cats") }
    let window = Window(tabs: [Tab(title: "Todos", key: "1", scene: RecordingScene())])
    root.window = window
    #expect(throws: refusal("There are no Cats to open it in.")) { try root.open("todo://cats") }
    #expect(throws: refusal("There are no Todos to open it in.")) { try root.open("todo://todos") }
  }

  @Test(arguments: ["todo://todos/1", "todo://dogs"])
  func `Nothing is left behind when the window goes`(link: String) throws {
    weak var releasedWindow: Window?
    weak var releasedRoot: (any LinkOpening)?
    weak var releasedForm: (any Scene)?
    do {
      let window = VIPERRoutesApp.window(in: .fixed(try FailingStore("2026-11-21 A")))
      window.open(link)
      releasedWindow = window
      releasedRoot = window.links
      releasedForm = window.tabs.first?.scene.presented
      #expect(releasedRoot != nil)
    }
    #expect(releasedWindow == nil)
    #expect(releasedRoot == nil)
    #expect(releasedForm == nil)
  }
}
