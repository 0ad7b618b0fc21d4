import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMTodo

/// How often a view says that its screen is out of date, each of which is one rendering.
@Suite("When the views render")
struct TodoListRenderingTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel
  private let view: TodoListView

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
    view = TodoListView(viewModel: viewModel)
    viewModel.appeared()
  }

  @Test func `A change of what is drawn renders once`() {
    #expect(renderings { viewModel.selectionMoved(by: 1) } == 1)
  }

  @Test func `Many changes in a row render once`() throws {
    // Summary, sections, selection and the key for clearing change one after another.
    #expect(try renderings { try store.setDone(true, TodoItem.ID(rawValue: 1)) } == 1)
    #expect(try renderings { try store.delete(TodoItem.ID(rawValue: 1)) } == 1)
  }

  @Test func `What isn't drawn renders nothing`() {
    // At the first row already.
    #expect(renderings { viewModel.selectionMoved(by: -1) } == 0)
    // No answer was waited for, and no alert was there.
    #expect(renderings { viewModel.alertAnswered(true) } == 0)
    // The same todos again.
    #expect(renderings { viewModel.appeared() } == 0)
  }

  @Test func `A question renders when it is asked and when it was answered`() {
    #expect(renderings { view.press("d") } == 1)
    #expect(renderings { view.answerAlert(false) } == 1)
  }

  @Test func `The form renders without the list`() throws {
    viewModel.addPressed()
    let form = try #require(view.presented)
    _ = form.screen
    var formRenderings = 0
    form.onChange = { formRenderings += 1 }
    #expect(renderings { form.press("A") } == 0)
    #expect(formRenderings == 1)
  }

  private func renderings(_ action: () throws -> Void) rethrows -> Int {
    var count = 0
    _ = (view.screen, view.presented)
    view.onChange = { count += 1 }
    try action()
    return count
  }
}
