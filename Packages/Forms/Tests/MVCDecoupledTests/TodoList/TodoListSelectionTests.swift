import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let view = RecordingTodoListView()
  private let logic = RecordingTodoListLogic()
  private let forms = RecordingFormMaker()
  private let controller: TodoListViewController

  init() {
    controller = TodoListViewController(view: view, logic: logic, makeForm: forms.make)
    load((1, "A"), (2, "B"), (3, "C"))
  }

  @Test func `It stops at the first and the last row`() {
    #expect(view.selectedTitle == "A")
    controller.selectionMoved(by: 1)
    #expect(view.selectedTitle == "B")
    controller.selectionMoved(by: 1)
    controller.selectionMoved(by: 1)
    #expect(view.selectedTitle == "C")
    for _ in 1...3 { controller.selectionMoved(by: -1) }
    #expect(view.selectedTitle == "A")
  }

  @Test func `A move updates only the selection`() {
    _ = view.takeCommands()
    controller.selectionMoved(by: 1)
    #expect(view.takeCommands() == [.selection(1)])
  }

  @Test func `It follows its todo to another place`() {
    load((2, "B"), (3, "C"), (1, "A"))
    #expect(view.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() {
    controller.selectionMoved(by: 1)
    load((4, "Before"), (1, "A"), (2, "B"), (3, "C"))
    #expect(view.selection == 2)
    load((4, "Before"), (2, "B"), (3, "C"))
    #expect(view.selection == 1)
    #expect(view.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() {
    controller.selectionMoved(by: 1)
    load((1, "A"), (3, "C"))
    #expect(view.selectedTitle == "C")
    load((4, "First"), (1, "A"))
    #expect(view.selectedTitle == "A")
    load()
    #expect(view.selection == nil)
  }

  @Test func `Rows that go from above don't move it`() {
    controller.selectionMoved(by: 1)
    load((3, "C"), (4, "D"))
    #expect(view.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    controller.selectionMoved(by: 1)
    logic.contents = .today("A", "x B", "C", filter: .active)
    controller.filterPressed()
    #expect(view.selectedTitle == "C")
  }

  @Test func `A filter that shows none of the earlier todos moves it to the last`() {
    logic.contents = .today("A", "x B", "x C", filter: .active)
    controller.filterPressed()
    logic.contents = .today("A", "x B", "x C", filter: .done)
    controller.filterPressed()
    #expect(view.selectedTitle == "C")
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() {
    load()
    _ = view.takeCommands()
    _ = logic.takeCalls()
    controller.selectionMoved(by: 1)
    controller.editPressed()
    controller.donePressed()
    controller.deletePressed()
    #expect(view.takeCommands() == [])
    #expect(controller.alert == nil)
    #expect(logic.takeCalls() == [])
    #expect(forms.drafts == [])
  }

  private func load(_ rows: (Int64, String)...) {
    logic.contents = .today(rows.map { (id: $0.0, row: $0.1) })
    controller.appeared()
  }
}
