import TerminalUI
import Testing

@Suite("Links in a window")
struct WindowLinkTests {
  private let scene = FakeScene(
    Screen(
      title: "Form",
      content: [.field(Screen.Field(label: "L", value: "", cursor: 0, isFocused: true))]))
  private let window: Window

  init() {
    window = Window(tabs: [
      Tab(title: "One", key: "1", scene: scene),
      Tab(title: "Two", key: "2", scene: FakeScene(Screen(title: "Second"))),
    ])
  }

  @Test func `Without an opener a link is a text like any other, and none is opened`() {
    window.press(.paste("link:a"))
    window.open("link:a")
    #expect(scene.keys == [.paste("link:a")])
    #expect(window.alert == nil)
  }

  @Test func `With an opener a link that is pasted is opened and not typed, also over an alert`() {
    let opener = FakeOpener()
    window.links = opener
    window.press(.paste("text"))
    window.press(.paste("link:a"))
    scene.screen.alert = Screen.Alert(.question, "?")
    window.press(.paste("link:b"))
    #expect(scene.keys == [.paste("text")])
    #expect(scene.answers == [])
    #expect(opener.opened == ["link:a", "link:b"])
  }

  @Test func `A refusal is a notice over everything, and what lies below is as it was`() {
    window.links = FakeOpener(refusal: LinkRefusal(message: "No.", reason: "Because."))
    scene.screen.alert = Screen.Alert(.question, "Sure?")
    window.open("link:a")
    #expect(window.alert == Screen.Alert(.notice, "No.", detail: "Because."))
    #expect(window.actions.map(\.title) == ["OK", "Quit"])
    window.press("x")
    window.press("y")
    window.press(.enter)
    #expect(window.alert == Screen.Alert(.question, "Sure?"))
    #expect(scene.answers == [])
    window.press("y")
    #expect(scene.answers == [true])
    #expect(scene.keys == [])
  }

  @Test func `A notice isn't a text entry, and tabs don't change under it`() {
    window.notice = Screen.Alert(.notice, "Look.")
    window.press("2")
    #expect(window.selectedTab == 0)
    #expect(window.frame(Size(columns: 20, rows: 8)).plainText.contains("│ Look. │"))
    window.press("q")
    #expect(window.isClosed)
  }

  @Test func `The window tells when a notice comes and goes`() {
    var changes = 0
    window.onChange = { changes += 1 }
    window.notice = Screen.Alert(.notice, "Look.")
    window.press(.escape)
    #expect(changes == 2)
    #expect(window.notice == nil)
  }

  @Test func `Ctrl-C closes under a notice as well`() {
    window.notice = Screen.Alert(.notice, "Look.")
    window.press(.interrupt)
    #expect(window.isClosed)
  }
}

/// Treats every text that begins with `link:` as a link, and records what it opened.
private final class FakeOpener: LinkOpening {
  private(set) var opened: [String] = []
  private let refusal: LinkRefusal?

  init(refusal: LinkRefusal? = nil) {
    self.refusal = refusal
  }

  func isLink(_ text: String) -> Bool { text.hasPrefix("link:") }

  func open(_ link: String) throws(LinkRefusal) {
    if let refusal { throw refusal }
    opened.append(link)
  }
}
