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

  @Test("It moves as far as there are rows")
  func moves() {
    #expect(view.selectedTitle == "A")
    controller.selectionMoved(by: 1)
    #expect(view.selectedTitle == "B")
    controller.selectionMoved(by: 1)
    controller.selectionMoved(by: 1)
    #expect(view.selectedTitle == "C")
    for _ in 1...3 { controller.selectionMoved(by: -1) }
    #expect(view.selectedTitle == "A")
  }

  @Test("A move shows the selection and nothing else")
  func showsOnlyTheSelection() {
    _ = view.takeCommands()
    controller.selectionMoved(by: 1)
    #expect(view.takeCommands() == [.showSelection(1)])
  }

  @Test("It follows its todo to another place")
  func follows() {
    load((2, "B"), (3, "C"), (1, "A"))
    #expect(view.selectedTitle == "A")
  }

  @Test("It stays with its todo when others come and go")
  func stays() {
    controller.selectionMoved(by: 1)
    load((4, "Before"), (1, "A"), (2, "B"), (3, "C"))
    #expect(view.selection == 2)
    load((4, "Before"), (2, "B"), (3, "C"))
    #expect(view.selection == 1)
    #expect(view.selectedTitle == "B")
  }

  @Test("When its todo goes, it goes to the one that took its place, or the last")
  func takesThePlace() {
    controller.selectionMoved(by: 1)
    load((1, "A"), (3, "C"))
    #expect(view.selectedTitle == "C")
    load((4, "First"), (1, "A"))
    #expect(view.selectedTitle == "A")
    load()
    #expect(view.selection == nil)
  }

  @Test("Rows that go from above don't push it on")
  func placeAmongThoseLeft() {
    controller.selectionMoved(by: 1)
    load((3, "C"), (4, "D"))
    #expect(view.selectedTitle == "C")
  }

  @Test("A todo that leaves the filter passes it on")
  func leavesTheFilter() {
    controller.selectionMoved(by: 1)
    logic.contents = .today("A", "x B", "C", filter: .active)
    controller.filterPressed()
    #expect(view.selectedTitle == "C")
  }

  @Test("A filter that shows none of what was there passes it on to the last")
  func allHidden() {
    logic.contents = .today("A", "x B", "x C", filter: .active)
    controller.filterPressed()
    logic.contents = .today("A", "x B", "x C", filter: .done)
    controller.filterPressed()
    #expect(view.selectedTitle == "C")
  }

  @Test("Without it there is nothing to edit, to mark or to delete")
  func nothingSelected() {
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
