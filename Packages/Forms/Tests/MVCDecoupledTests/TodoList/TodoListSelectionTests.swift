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

  @Test func `It moves as far as there are rows`() {
    #expect(view.selectedTitle == "A")
    controller.selectionMoved(by: 1)
    #expect(view.selectedTitle == "B")
    controller.selectionMoved(by: 1)
    controller.selectionMoved(by: 1)
    #expect(view.selectedTitle == "C")
    for _ in 1...3 { controller.selectionMoved(by: -1) }
    #expect(view.selectedTitle == "A")
  }

  @Test func `A move shows the selection and nothing else`() {
    _ = view.takeCommands()
    controller.selectionMoved(by: 1)
    #expect(view.takeCommands() == [.showSelection(1)])
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

  @Test func `When its todo goes, it goes to the one that took its place, or the last`() {
    controller.selectionMoved(by: 1)
    load((1, "A"), (3, "C"))
    #expect(view.selectedTitle == "C")
    load((4, "First"), (1, "A"))
    #expect(view.selectedTitle == "A")
    load()
    #expect(view.selection == nil)
  }

  @Test func `Rows that go from above don't push it on`() {
    controller.selectionMoved(by: 1)
    load((3, "C"), (4, "D"))
    #expect(view.selectedTitle == "C")
  }

  @Test func `A todo that leaves the filter passes it on`() {
    controller.selectionMoved(by: 1)
    logic.contents = .today("A", "x B", "C", filter: .active)
    controller.filterPressed()
    #expect(view.selectedTitle == "C")
  }

  @Test func `A filter that shows none of what was there passes it on to the last`() {
    logic.contents = .today("A", "x B", "x C", filter: .active)
    controller.filterPressed()
    logic.contents = .today("A", "x B", "x C", filter: .done)
    controller.filterPressed()
    #expect(view.selectedTitle == "C")
  }

  @Test func `Without it there is nothing to edit, to mark or to delete`() {
    load()
    _ = view.takeCommands()
    _ = logic.takeCalls()
    controller.selectionMoved(by: 1)
    controller.editPressed()
    controller.donePressed()
    controller.deletePressed()
    #expect(view.takeCommands() == [])
    #expect(logic.takeCalls() == [])
    #expect(forms.drafts == [])
  }

  private func load(_ rows: (Int64, String)...) {
    logic.contents = .today(rows.map { (id: $0.0, row: $0.1) })
    controller.appeared()
  }
}
