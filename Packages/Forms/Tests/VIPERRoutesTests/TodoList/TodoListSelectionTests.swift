import Presentation
import Shared
import Testing

@testable import VIPERRoutes

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let view = RecordingView()
  private let data = TodoListDataPresenter()
  private let events: TodoListEventPresenter
  private let presenter: TodoListPresenter

  init() {
    let interactor = RecordingTodoListInteractor()
    events = TodoListEventPresenter(interactor: interactor, router: RecordingTodoListRouter())
    presenter = TodoListPresenter(dataSource: data, eventHandler: events, interactor: interactor)
    data.superPresenter = presenter
    events.superPresenter = presenter
    presenter.view = view
    presenter.loaded(.today("A", "B", "C"))
  }

  @Test func `It stops at the first and the last row`() {
    #expect(selectedTitle == "A")
    events.selectionMoved(by: 1)
    #expect(selectedTitle == "B")
    events.selectionMoved(by: 1)
    events.selectionMoved(by: 1)
    #expect(selectedTitle == "C")
    for _ in 1...3 { events.selectionMoved(by: -1) }
    #expect(selectedTitle == "A")
  }

  @Test func `A move is reported once`() {
    _ = view.takeChanges()
    events.selectionMoved(by: 1)
    #expect(view.takeChanges() == 1)
  }

  @Test func `It follows its todo to another place`() {
    load((2, "B"), (3, "C"), (1, "A"))
    #expect(selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() {
    events.selectionMoved(by: 1)
    load((4, "Before"), (1, "A"), (2, "B"), (3, "C"))
    #expect(data.selection == 2)
    load((4, "Before"), (2, "B"), (3, "C"))
    #expect(data.selection == 1)
    #expect(selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() {
    events.selectionMoved(by: 1)
    load((1, "A"), (3, "C"))
    #expect(selectedTitle == "C")
    load((4, "First"), (1, "A"))
    #expect(selectedTitle == "A")
    load()
    #expect(data.selection == nil)
  }

  @Test func `Rows that go from above don't move it`() {
    events.selectionMoved(by: 1)
    load((3, "C"), (4, "D"))
    #expect(selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    events.selectionMoved(by: 1)
    presenter.loaded(.today("A", "x B", "C", filter: .active))
    #expect(selectedTitle == "C")
  }

  @Test func `A filter that hides its todo moves it to one below`() {
    presenter.loaded(.today("x A", "x B", "C"))
    presenter.loaded(.today("x A", "x B", "C", filter: .active))
    #expect(selectedTitle == "C")
  }

  @Test func `A filter that shows none of the earlier todos moves it to the last`() {
    presenter.loaded(.today("A", "x B", "x C", filter: .active))
    presenter.loaded(.today("A", "x B", "x C", filter: .done))
    #expect(selectedTitle == "C")
  }

  private var selectedTitle: String? {
    data.selection.map { data.sections.flatMap(\.rows)[$0].title }
  }

  private func load(_ rows: (Int64, String)...) {
    presenter.loaded(.today(rows.map { (id: $0.0, row: $0.1) }))
  }
}
