import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

/// A view needs a model to read; the test sets the state of this one.
@Suite("The form's view")
struct TodoFormViewTests {
  private let model = SettableTodoFormModel()
  private let controller = RecordingTodoFormController()
  private let view: TodoFormView

  init() {
    view = TodoFormView(model: model, controller: controller)
  }

  @Test func `It draws what it reads`() {
    model.isNew = false
    model.title = "Milk"
    model.invalid = .empty
    let view = TodoFormView(model: model, controller: controller)
    #expect(
      view.screen
        == Screen(
          title: "Edit Todo",
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

  @Test func `Typing edits the title, and only changes are reported`() {
    for key: Key in ["M", "x", .left, .right, .backspace, .up, .paste("ilk")] { view.press(key) }
    #expect(
      controller.calls == [
        .titleChanged(to: "M"), .titleChanged(to: "Mx"), .titleChanged(to: "M"),
        .titleChanged(to: "Milk"),
      ])
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `A title changed elsewhere is shown; one that was typed keeps its cursor`() {
    for key: Key in ["M", "x", .left] { view.press(key) }
    model.title = "Mx"
    model.changed()
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Mx", cursor: 1, isFocused: true)))
    model.title = "Tea"
    model.changed()
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Tea", cursor: 3, isFocused: true)))
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
      controller.calls == [
        .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test func `Enter saves and escape cancels, in either field`() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(controller.calls == [.savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test func `A failure is shown with its reason until the model drops it`() {
    model.failure = "No disk."
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(controller.calls == [.alertAnswered])
    model.failure = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It says when the model changed, and when the focus or the cursor moved`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.changed()
    #expect(changes == 1)
    let counts = ([.tab, .tab, "M", .left, .up, .enter] as [Key]).map { key in
      view.press(key)
      return changes
    }
    #expect(counts == [2, 3, 4, 5, 5, 5])
  }

  @Test func `Two views of one model show the same`() throws {
    let model = TodoFormModel(
      store: try FailingStore(), clock: .fixed, calendar: .fixed,
      draft: TodoDraft(today: .fixed))
    let views = (1...2).map { _ in
      TodoFormView(model: model, controller: TodoFormController(model: model))
    }
    for key: Key in ["A", .tab, .down, .tab] { views[0].press(key) }
    #expect(
      views[1].screen.content.prefix(2) == [
        .field(Screen.Field(label: "Title", value: "A", cursor: 1, isFocused: true)),
        .field(Screen.Field(label: "Due", value: "2026-11-28 Saturday", isFocused: false)),
      ])
    #expect(views[0].screen == views[1].screen)
  }
}
