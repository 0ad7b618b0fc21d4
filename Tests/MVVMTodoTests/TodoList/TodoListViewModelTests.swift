import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMTodo

@Suite("The list's view model")
struct TodoListViewModelTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `Appearing shows what the store holds`() {
    #expect(viewModel.summary == "")
    #expect(!viewModel.canUseSelected)
    #expect(!viewModel.canClearDone)
    viewModel.appeared()
    #expect(viewModel.summary == "1 active, 1 done")
    #expect(viewModel.filterTitle == "Filter: All")
    #expect(viewModel.canUseSelected)
    #expect(viewModel.canClearDone)
    #expect(viewModel.placeholder == nil)
    #expect(
      viewModel.sections == [
        TodoListSection(
          title: "Earlier",
          rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
      ])
    #expect(viewModel.selection == 0)
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    viewModel.appeared()
    try store.add("2026-11-22 C")
    #expect(viewModel.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    viewModel.appeared()
    viewModel.filterPressed()
    #expect(
      viewModel.alert == .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason)))
    #expect(viewModel.summary == "")
    #expect(viewModel.filterTitle == "")
    #expect(viewModel.placeholder == "")
    #expect(viewModel.sections == [])
  }

  @Test func `A failed reload leaves the list as it was`() {
    viewModel.appeared()
    store.fail(.load)
    viewModel.appeared()
    #expect(
      viewModel.alert == .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason)))
    #expect(viewModel.titles == ["A", "B"])
  }

  @Test func `Adding shows a form for a new todo`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    #expect(try #require(viewModel.form).heading == "Add Todo")
  }

  @Test func `Editing shows a form for the selected todo`() throws {
    viewModel.appeared()
    viewModel.selectionMoved(by: 1)
    viewModel.editPressed()
    let form = try #require(viewModel.form)
    #expect(form.heading == "Edit Todo")
    #expect(form.title == "B")
    #expect(form.due == "2026-11-21 Saturday")
  }

  @Test func `A cancelled form closes and changes nothing`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    let form = try #require(viewModel.form)
    form.title = "C"
    form.cancelPressed()
    #expect(viewModel.form == nil)
    #expect(viewModel.titles == ["A", "B"])
  }

  @Test func `After a save the form closes and the todo is selected`() throws {
    viewModel.appeared()
    try viewModel.saveNewTodo("C")
    #expect(viewModel.form == nil)
    #expect(viewModel.selectedTitle == "C")
  }

  @Test func `Neither the store nor its form keeps it`() {
    weak var released: TodoListViewModel?
    var form: TodoFormViewModel?
    do {
      let viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
      viewModel.addPressed()
      form = viewModel.form
      released = viewModel
    }
    #expect(form != nil)
    #expect(released == nil)
  }
}
