import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMBound

/// A view knows its view model as it is, so the real one stands behind it, over a store.
@Suite("The form's view")
struct TodoFormViewTests {
  private let store: FailingStore
  private let end = RecordingEnd()
  private let viewModel: TodoFormViewModel
  private let view: TodoFormView

  init() throws {
    store = try FailingStore()
    viewModel = TodoFormViewModel(
      store: store, clock: .fixed, calendar: .fixed, draft: TodoDraft(today: .fixed),
      onSaved: end.saved, onCancelled: end.cancelled)
    view = TodoFormView(viewModel: viewModel)
  }

  @Test func `It draws heading, fields and message as they are`() {
    viewModel.savePressed()
    #expect(
      view.screen
        == Screen(
          title: "Add Todo",
          content: [
            .field(Screen.Field(label: "Title", value: "", cursor: 0, isFocused: true)),
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
    #expect(viewModel.title.value == "Milk")
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `A title that is set elsewhere is drawn, with the cursor at its end`() {
    view.press("M")
    viewModel.title.value = "Bread"
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Bread", cursor: 5, isFocused: true)))
  }

  @Test func `Tab goes to the due day and back, where arrows move it`() {
    view.press(.tab)
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    for (key, due): (Key, String) in [
      (.down, "2026-11-28 Saturday"), (.right, "2026-11-29 Sunday"), (.up, "2026-11-22 Sunday"),
      (.left, "2026-11-21 Saturday"), ("x", "2026-11-21 Saturday"),
    ] {
      view.press(key)
      #expect(
        view.screen.content[1] == .field(Screen.Field(label: "Due", value: due, isFocused: true)))
    }
    for key: Key in [.tab, .up, "M"] { view.press(key) }
    #expect(viewModel.title.value == "M")
    #expect(viewModel.due.value == "2026-11-21 Saturday")
  }

  @Test(arguments: [[], [.tab]] as [[Key]])
  func `Enter saves and escape cancels, in either field`(before: [Key]) {
    for key in ["A"] + before + [.enter, .escape] { view.press(key) }
    #expect(end.ends == [.saved(1), .cancelled])
  }

  @Test func `A failure is shown with its reason until it is dismissed`() {
    viewModel.title.value = "A"
    store.fail(.save)
    viewModel.savePressed()
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change, once for each bound value that was set`() {
    // The title, and the due day and the message, which are set with it.
    #expect(changes { view.press("A") } == 3)
    #expect(changes { view.press(.left) } == 1)
    #expect(changes { view.press(.tab) } == 1)
    #expect(changes { view.press(.right) } == 1)
    #expect(changes { view.press("x") } == 0)
    store.fail(.save)
    #expect(changes { view.press(.enter) } == 1)
    #expect(changes { view.answerAlert(false) } == 1)
  }

  @Test func `Its view model doesn't keep it`() {
    weak var released: TodoFormView?
    do {
      let view = TodoFormView(viewModel: viewModel)
      released = view
    }
    #expect(released == nil)
    viewModel.title.value = "Tea"
  }

  private func changes(_ action: () -> Void) -> Int {
    var count = 0
    view.onChange = { count += 1 }
    action()
    view.onChange = {}
    return count
  }
}
