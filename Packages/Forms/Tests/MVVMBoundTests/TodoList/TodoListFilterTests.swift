import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The list's filter")
struct TodoListFilterTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
    viewModel.appeared()
  }

  @Test func `It goes round, and says when nothing is left`() throws {
    viewModel.filterPressed()
    #expect(viewModel.filterTitle.value == "Filter: Active")
    #expect(viewModel.titles == ["A"])
    viewModel.filterPressed()
    #expect(viewModel.filterTitle.value == "Filter: Done")
    #expect(viewModel.titles == ["B"])
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(viewModel.titles == [])
    #expect(viewModel.placeholder.value == "No done todos.")
    #expect(viewModel.selection.value == nil)
    #expect(!viewModel.canUseSelected.value)
    #expect(!viewModel.canClearDone.value)
    viewModel.filterPressed()
    #expect(viewModel.filterTitle.value == "Filter: All")
    #expect(viewModel.titles == ["A"])
  }

  @Test func `It opens for a saved todo that it hides`() throws {
    viewModel.filterPressed()
    try viewModel.saveNewTodo("C")
    #expect(viewModel.filterTitle.value == "Filter: Active")
    viewModel.filterPressed()
    try viewModel.saveNewTodo("D")
    #expect(viewModel.filterTitle.value == "Filter: All")
    #expect(viewModel.selectedTitle == "D")
  }
}
