import Presentation
import TerminalUI
import Testing

@testable import VIPERObserved

@Suite("The form's view")
struct TodoFormViewTests {
  private let presenter = RecordingTodoFormPresenter()
  private let viewModel = TodoFormViewModel()
  private let view: TodoFormView

  init() {
    presenter.viewModel = viewModel
    view = TodoFormView(presenter: presenter, viewModel: viewModel)
  }

  @Test func `It draws heading, fields and message as its view model has them`() {
    viewModel.heading = "Edit Todo"
    viewModel.title = "Milk"
    viewModel.due = "2026-11-21 Saturday"
    viewModel.message = "A todo needs a title."
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

  @Test func `It reports when it appears`() {
    #expect(presenter.calls == [])
    view.appeared()
    #expect(presenter.calls == [.appeared])
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

  @Test func `The cursor stays where it is typed, and goes to the end of another title`() {
    viewModel.title = "Milk"
    for key: Key in [.left, .left, "l"] { view.press(key) }
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Millk", cursor: 3, isFocused: true)))
    viewModel.title = "Bread"
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Bread", cursor: 5, isFocused: true)))
  }

  @Test func `Tab goes to the due day and back, where arrows move it`() {
    view.press(.tab)
    #expect(
      view.screen.content[1] == .field(Screen.Field(label: "Due", value: "", isFocused: true)))
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

  @Test func `A notice is shown for as long as there is one`() {
    viewModel.notice = Notice("Couldn't save the todo.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
    viewModel.notice = nil
    #expect(view.screen.alert == nil)
  }

  @Test
  func `It says once whenever it changed, its own state too, and not when a key did nothing`() {
    #expect(renderings { viewModel.heading = "Add Todo" } == 1)
    #expect(renderings { viewModel.title = "Milk" } == 1)
    #expect(renderings { viewModel.due = "2026-11-21 Saturday" } == 1)
    #expect(renderings { viewModel.message = "A todo needs a title." } == 1)
    #expect(renderings { viewModel.notice = Notice("") } == 1)
    for key: Key in ["M", .left, .right, .backspace, .tab, .tab] {
      #expect(renderings { view.press(key) } == 1)
    }
    for key: Key in [.up, .enter, .escape] {
      #expect(renderings { view.press(key) } == 0)
    }
  }

  private func renderings(_ action: () -> Void) -> Int {
    var count = 0
    _ = view.screen
    view.onChange = { count += 1 }
    action()
    view.onChange = {}
    return count
  }
}
