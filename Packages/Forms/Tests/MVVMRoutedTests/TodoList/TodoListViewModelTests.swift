import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMRouted

@Suite("The list's view model")
struct TodoListViewModelTests {
  private let router = RecordingTodoListRouter()
  private let store: FailingStore
  private let viewModel: TodoListViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed, router: router)
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

  @Test func `Adding leads to a form for a new todo`() {
    viewModel.appeared()
    viewModel.addPressed()
    #expect(router.drafts == [TodoDraft(today: .fixed)])
  }

  @Test func `Editing leads to a form for the selected todo`() throws {
    viewModel.appeared()
    viewModel.selectionMoved(by: 1)
    viewModel.editPressed()
    let todo = try #require(try store.todos().last)
    #expect(router.drafts == [TodoDraft(editing: todo, today: .fixed)])
  }

  @Test func `After a save the todo is selected`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    try router.saveNewTodo("C", in: store)
    #expect(viewModel.selectedTitle == "C")
  }

  @Test func `A saved todo that is gone already changes nothing`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    router.end(saving: TodoItem.ID(rawValue: 9))
    #expect(viewModel.selectedTitle == "A")
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

  @Test func `Neither the store, its router nor what was bound to it keeps it`() {
    weak var released: TodoListViewModel?
    do {
      let viewModel = TodoListViewModel(
        store: store, clock: .fixed, calendar: .fixed, router: router)
      viewModel.addPressed()
      _ = TodoListView(viewModel: viewModel)
      released = viewModel
    }
    #expect(released == nil)
  }

  /// A binding target that remembers which of its properties were set.
  private final class Target {
    var told: [String] = []
    var selection: Int? { didSet { told.append("selection") } }
    var summary = "" { didSet { told.append("summary") } }
    var alert: TodoListAlert? { didSet { told.append("alert") } }
  }
}
