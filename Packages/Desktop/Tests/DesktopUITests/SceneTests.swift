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

  @Test func `What a scene shows when it appears has the focus`() throws {
    final class Late: Scene {
      let list = ListView("Late")

      init() {
        super.init(title: "Late", content: View([list], buttons: [Button("Add")]))
        list.isHidden = true
      }

      override func appeared() {
        beforeNextFrame { [list] in
          list.rows = [ListView.Row(text: "row")]
          list.isHidden = false
        }
      }
    }
    let scene = Late()
    let screen = try Screen(scene)
    #expect(scene.list.isFocused)
    screen.draw()
    #expect(scene.list.isFocused)
  }

  @Test func `Tab goes from the list through the buttons that are enabled, and back`() throws {
    let list = ListView("List")
    list.rows = (0..<3).map { ListView.Row(isChecked: false, text: "\($0)") }
    let buttons = ["One", "Two", "Three"].map { Button($0) }
    buttons[1].isEnabled = false
    let screen = try Screen(Scene(title: "Tab", content: View([list], buttons: buttons)))
    list.selection = 0
    list.focus()
    #expect(list.press(GDK_KEY_Tab))
    #expect(buttons[0].isFocused)
    screen.tab()
    #expect(buttons[2].isFocused)
    screen.tab(GTK_DIR_TAB_BACKWARD)
    #expect(buttons[0].isFocused)
    screen.tab(GTK_DIR_TAB_BACKWARD)
    #expect(list.isFocused)
    #expect(list.press(GDK_KEY_ISO_Left_Tab))
    #expect(!list.isFocused)
  }

  @Test func `A button that is clicked leaves the focus where it is`() {
    let button = Button("Done")
    withExtendedLifetime(button) {
      #expect(gtk_widget_get_focus_on_click(button.pointer) == 0)
    }
  }

  @Test func `Buttons need more lines in less width`() throws {
    let buttons = (1...6).map { Button("Button \($0)") }
    let screen = try Screen(Scene(title: "Buttons", content: View([], buttons: buttons)))
    let bar = try #require(gtk_widget_get_parent(buttons[0].pointer))
    let heights = [600, 200, 1].map { (width: gint) in
      var height: gint = 0
      gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
      return height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    screen.draw()
  }

  @Test func `Enter in a field clicks the button that has the key`() throws {
    let scene = Self.scene("List")
    let screen = try Screen(scene)
    let save = Button("Save", key: .enter)
    var clicks = 0
    save.onClick = { [scene] in
      clicks += 1
      scene.dismiss()
    }
    let title = TextField("Title")
    scene.present(Scene(title: "Form", content: View([title], buttons: [save])))
    screen.draw()
    desktop_emit(
      gtk_editable_get_delegate(title.editable).map { UnsafeMutableRawPointer($0) }, "activate")
    #expect(clicks == 1)
    #expect(scene.presented == nil)
    screen.draw()
  }

  @Test func `A window is closed once`() throws {
    let window = Window(
      title: "Test", tabs: [Tab(title: "One", key: "1", scene: Self.scene("One"))])
    var closings = 0
    window.open { closings += 1 }
    window.close()
    window.close()
    for _ in 0..<20 { while g_main_context_iteration(nil, 0) != 0 {} }
    #expect(closings == 1)
  }

  @Test func `Keys of the number pad are the same as the others`() {
    #expect(Key(value: UInt32(GDK_KEY_KP_1)) == "1")
    #expect(Key(value: UInt32(GDK_KEY_KP_Enter)) == .enter)
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
