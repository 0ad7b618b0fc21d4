import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The list's view model")
struct TodoListViewModelTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `Appearing shows what the store holds`() {
    #expect(viewModel.summary.value == "")
    #expect(!viewModel.canUseSelected.value)
    #expect(!viewModel.canClearDone.value)
    viewModel.appeared()
    #expect(viewModel.summary.value == "1 active, 1 done")
    #expect(viewModel.filterTitle.value == "Filter: All")
    #expect(viewModel.canUseSelected.value)
    #expect(viewModel.canClearDone.value)
    #expect(viewModel.placeholder.value == nil)
    #expect(
      viewModel.sections.value == [
        TodoListSection(
          title: "Earlier",
          rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
      ])
    #expect(viewModel.selection.value == 0)
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
      viewModel.alert.value
        == .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason)))
    #expect(viewModel.summary.value == "")
    #expect(viewModel.filterTitle.value == "")
    #expect(viewModel.placeholder.value == "")
    #expect(viewModel.sections.value == [])
  }

  @Test func `A failed reload leaves the list as it was`() {
    viewModel.appeared()
    store.fail(.load)
    viewModel.appeared()
    #expect(
      viewModel.alert.value
        == .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason)))
    #expect(viewModel.titles == ["A", "B"])
  }

  @Test func `Adding shows a form for a new todo`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    #expect(try #require(viewModel.form.value).heading == "Add Todo")
  }

  @Test func `Editing shows a form for the selected todo`() throws {
    viewModel.appeared()
    viewModel.selectionMoved(by: 1)
    viewModel.editPressed()
    let form = try #require(viewModel.form.value)
    #expect(form.heading == "Edit Todo")
    #expect(form.title.value == "B")
    #expect(form.due.value == "2026-11-21 Saturday")
  }

  @Test func `A cancelled form closes and changes nothing`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    let form = try #require(viewModel.form.value)
    form.title.value = "C"
    form.cancelPressed()
    #expect(viewModel.form.value == nil)
    #expect(viewModel.titles == ["A", "B"])
  }

  @Test func `After a save the form closes and the todo is selected`() throws {
    viewModel.appeared()
    try viewModel.saveNewTodo("C")
    #expect(viewModel.form.value == nil)
    #expect(viewModel.selectedTitle == "C")
  }

  @Test func `What follows from one change is reported together, in the order of binding`() {
    viewModel.appeared()
    let target = Target()
    viewModel.selection.bind(to: target, \.selection)
    viewModel.summary.bind(to: target, \.summary)
    viewModel.alert.bind(to: target, \.alert)
    target.told = []
    viewModel.selectionMoved(by: 1)
    #expect(target.told == ["selection", "summary"])
    viewModel.deletePressed()
    #expect(target.told == ["selection", "summary", "alert"])
  }

  @Test func `Neither the store, its form nor what was bound to it keeps it`() {
    weak var released: TodoListViewModel?
    var form: TodoFormViewModel?
    do {
      let viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
      viewModel.addPressed()
      form = viewModel.form.value
      _ = TodoListView(viewModel: viewModel)
      released = viewModel
    }
    #expect(form != nil)
    #expect(released == nil)
  }

  /// A binding target that remembers which of its properties were set.
  private final class Target {
    var told: [String] = []
    var selection: Int? { didSet { told.append("selection") } }
    var summary = "" { didSet { told.append("summary") } }
    var alert: TodoListViewModel.Alert? { didSet { told.append("alert") } }
  }
}
