import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The form's view")
struct TodoFormViewTests {
  private let model: TodoFormModel
  private let presenter: RecordingTodoFormPresenter
  private let view: TodoFormView

  init() throws {
    model = TodoListModel(try FailingStore()).draft()
    presenter = RecordingTodoFormPresenter(model)
    view = TodoFormView(presenter: presenter)
  }

  @Test func `It draws the model's heading and fields, and the message it was given`() {
    model.changeTitle(to: "Milk")
    view.showMessage("A todo needs a title.")
    #expect(
      view.screen
        == Screen(
          title: "Add Todo",
          content: [
            .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)),
            .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)),
            .text("A todo needs a title.", .warning),
          ],
          actions: [
            Screen.Action(.tab, title: "Next Field"), Screen.Action(.enter, title: "Save"),
            Screen.Action(.escape, title: "Cancel"),
          ]))
  }

  @Test func `A todo that is edited stands there from the start`() throws {
    let store = try FailingStore("2026-11-20 Milk")
    let todo = try #require(try store.todos().first)
    let model = TodoListModel(store).draft(editing: todo)
    let view = TodoFormView(presenter: RecordingTodoFormPresenter(model))
    #expect(view.screen.title == "Edit Todo")
    #expect(
      view.screen.content.prefix(2) == [
        .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)),
        .field(Screen.Field(label: "Due", value: "2026-11-20 Friday", isFocused: false)),
      ])
  }

  @Test func `It follows the model by itself, and the cursor stays where it was`() {
    for key: Key in ["M", "i", .left] { view.press(key) }
    model.changeTitle(to: "Mi")
    model.moveDue(byDays: 1)
    #expect(
      view.screen.content.prefix(2) == [
        .field(Screen.Field(label: "Title", value: "Mi", cursor: 1, isFocused: true)),
        .field(Screen.Field(label: "Due", value: "2026-11-22 Sunday", isFocused: false)),
      ])
  }

  @Test func `Appearing attaches it`() {
    view.appeared()
    #expect(presenter.calls == [.attached])
  }

  @Test func `Typing edits the title, and only changes are reported`() {
    for key: Key in ["M", "x", .left, .right, .backspace, .up, .paste("ilk")] { view.press(key) }
    #expect(
      presenter.calls == [
        .titleChanged(to: "M"), .titleChanged(to: "Mx"), .titleChanged(to: "M"),
        .titleChanged(to: "Milk"),
      ])
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `Tab goes to the due day and back, where arrows move it`() {
    view.press(.tab)
    #expect(
      view.screen.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: true)))
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    for key: Key in [.left, .right, .up, .down, "x", .tab, .up, "M"] { view.press(key) }
    #expect(
      presenter.calls == [
        .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test func `Enter saves and escape cancels, in either field`() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(presenter.calls == [.savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test func `A notice is shown with its reason until the presenter dismisses it`() {
    view.showNotice(Notice("Couldn't save the todo.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
    #expect(view.screen.alert != nil)
    view.dismissAlert()
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports its own changes and the model's`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.changeTitle(to: "A")
    view.showMessage("")
    view.showNotice(Notice(""))
    view.dismissAlert()
    #expect(changes == 4)
  }

  @Test func `It reports typing and moves of focus and cursor`() {
    var changes = 0
    view.onChange = { changes += 1 }
    let counts = ([.tab, .tab, "M", .left, .up, .enter] as [Key]).map { key in
      view.press(key)
      return changes
    }
    #expect(counts == [1, 2, 3, 4, 4, 4])
  }
}
