import Shared
import Testing

@testable import VIPERTodo

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let view = RecordingTodoListView()
  private let interactor = RecordingTodoListInteractor()
  private let router = RecordingTodoListRouter()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.loaded(.today("A", "B", "C"))
  }

  @Test func `It stops at the first and the last row`() {
    #expect(view.selectedTitle == "A")
    presenter.selectionMoved(by: 1)
    #expect(view.selectedTitle == "B")
    presenter.selectionMoved(by: 1)
    presenter.selectionMoved(by: 1)
    #expect(view.selectedTitle == "C")
    for _ in 1...3 { presenter.selectionMoved(by: -1) }
    #expect(view.selectedTitle == "A")
  }

  @Test func `A move updates only the selection`() {
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    #expect(view.takeCommands() == [.showSelection(1)])
  }

  @Test func `It follows its todo to another place`() {
    load((2, "B"), (3, "C"), (1, "A"))
    #expect(view.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() {
    presenter.selectionMoved(by: 1)
    load((4, "Before"), (1, "A"), (2, "B"), (3, "C"))
    #expect(view.selection == 2)
    load((4, "Before"), (2, "B"), (3, "C"))
    #expect(view.selection == 1)
    #expect(view.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() {
    presenter.selectionMoved(by: 1)
    load((1, "A"), (3, "C"))
    #expect(view.selectedTitle == "C")
    load((4, "First"), (1, "A"))
    #expect(view.selectedTitle == "A")
    load()
    #expect(view.selection == nil)
  }

  @Test func `Rows that go from above don't move it`() {
    presenter.selectionMoved(by: 1)
    load((3, "C"), (4, "D"))
    #expect(view.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    presenter.selectionMoved(by: 1)
    presenter.loaded(.today("A", "x B", "C", filter: .active))
    #expect(view.selectedTitle == "C")
  }

  @Test func `A filter that hides its todo moves it to one below`() {
    presenter.loaded(.today("x A", "x B", "C"))
    presenter.loaded(.today("x A", "x B", "C", filter: .active))
    #expect(view.selectedTitle == "C")
  }

  @Test func `A filter that shows none of the earlier todos moves it to the last`() {
    presenter.loaded(.today("A", "x B", "x C", filter: .active))
    presenter.loaded(.today("A", "x B", "x C", filter: .done))
    #expect(view.selectedTitle == "C")
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() {
    load()
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    presenter.donePressed()
    presenter.deletePressed()
    #expect(view.takeCommands() == [])
    #expect(interactor.calls == [])
    #expect(router.requests == [])
  }

  private func load(_ rows: (Int64, String)...) {
    presenter.loaded(.today(rows.map { (id: $0.0, row: $0.1) }))
  }
}
