import CGtk
import Testing

@testable import DesktopUI

@Suite("Scenes in a window")
struct SceneTests {
  private final class Recorded: Scene {
    var appearances = 0

    override func appeared() {
      appearances += 1
    }
  }

  private static func scene(_ title: String, _ buttons: Button...) -> Recorded {
    Recorded(title: title, content: View([Label(title)], buttons: buttons))
  }

  init() throws {
    try MainLoop.start()
  }

  @Test func `The first appears at launch, another when its tab is selected`() throws {
    let first = Self.scene("First")
    let second = Self.scene("Second")
    let screen = try Screen(first, second)
    #expect([first.appearances, second.appearances] == [1, 0])
    screen.window.select(1)
    screen.window.select(1)
    screen.window.select(7)
    #expect([first.appearances, second.appearances] == [1, 1])
    #expect(screen.window.selectedTab == 1)
  }

  @Test func `A key clicks the button that it belongs to, if that is enabled`() throws {
    let button = Button("Add", key: "a", .enter)
    var clicks = 0
    button.onClick = { clicks += 1 }
    let scene = Self.scene("Keys", button)
    #expect(["a", .enter, "b"].map(scene.content.press) == [true, true, false])
    button.isEnabled = false
    #expect(scene.content.press("a"))
    #expect(clicks == 2)
  }

  @Test func `A presented scene appears in a dialog, and its window goes with it`() throws {
    let scene = Self.scene("List")
    let screen = try Screen(scene)
    let form = Self.scene("Form")
    scene.present(form)
    screen.draw()
    #expect(form.appearances == 1)
    #expect(screen.window.frames[0].presented?.scene === form)
    let dialog = try #require(screen.window.frames[0].dialogs.first)
    #expect(gtk_widget_get_mapped(dialog) != 0)
    scene.dismiss()
    #expect(screen.window.frames[0].dialogs.isEmpty)
    #expect(scene.presented == nil)
  }

  @Test(arguments: [(Alert.Kind.question, true), (.question, false), (.notice, false)])
  func `An alert is answered once, and gone`(kind: Alert.Kind, answer: Bool) throws {
    let scene = Self.scene("List")
    let screen = try Screen(scene)
    var answers: [Bool] = []
    scene.show(Alert(kind, "Really?", detail: "Yes, really.") { answers.append($0) })
    let alert = try #require(screen.window.frames[0].alert)
    #expect(alert.message.text == "Really?")
    #expect(alert.detail?.text == "Yes, really.")
    #expect(alert.buttons.map(\.title) == (kind == .question ? ["Yes", "No"] : ["OK"]))
    alert.press(answer ? "y" : .escape)
    #expect(answers == [answer])
    #expect(scene.alert == nil)
    #expect(screen.window.frames[0].alert == nil)
  }

  @Test func `A later alert takes the place of an earlier one`() throws {
    let scene = Self.scene("List")
    let screen = try Screen(scene)
    scene.show(Alert(.notice, "One") { _ in })
    scene.show(Alert(.notice, "Two") { _ in })
    #expect(screen.window.frames[0].alert?.message.text == "Two")
    #expect(screen.window.frames[0].dialogs.count == 1)
  }

  @Test func `An update runs once, before what is shown is read`() {
    let scene = Self.scene("List")
    var updates = 0
    scene.beforeNextFrame { updates += 1 }
    scene.beforeNextFrame { updates += 1 }
    scene.updateIfNeeded()
    scene.updateIfNeeded()
    #expect(updates == 2)
  }

  @Test func `A window that is let go of lets go of its scenes`() throws {
    weak var scene: Scene?
    weak var form: Scene?
    do {
      let first = Self.scene("List", Button("Add"))
      let second = Self.scene("Form")
      let screen = try Screen(first)
      first.present(second)
      screen.draw()
      (scene, form) = (first, second)
      #expect(form != nil)
    }
    #expect(scene == nil)
    #expect(form == nil)
  }
}
