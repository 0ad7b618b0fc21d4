import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's event handler")
struct TodoListEventPresenterTests {
  private let keeping = KeepingTodoListSuperPresenter(listed: .today("A", "x B", "x C"))
  private let interactor = RecordingTodoListInteractor()
  private let router = RecordingTodoListRouter()
  private let events: TodoListEventPresenter

  init() {
    events = TodoListEventPresenter(interactor: interactor, router: router)
    events.superPresenter = keeping
  }

  @Test func `Appearing loads; the filter is the interactor's to change`() {
    events.appeared()
    events.filterPressed()
    #expect(interactor.calls == [.load, .advanceFilter])
  }

  @Test func `Marking asks for the opposite of what is shown`() {
    events.donePressed()
    keeping.selectedID = 2
    events.donePressed()
    #expect(interactor.calls == [.setDone(true, 1), .setDone(false, 2)])
  }

  @Test func `Adding presents a form for a new todo, editing one for the selected`() {
    events.addPressed()
    #expect(router.output === events)
    keeping.selectedID = 2
    events.editPressed()
    #expect(router.requests == [.add(), .edit(id: 2, title: "B", due: .fixed)])
    #expect(router.output === events)
  }

  @Test func `After a save the todo is revealed, and selected if it is listed`() {
    events.todoFormSaved(2)
    events.todoFormSaved(9)
    #expect(interactor.calls == [.reveal(2), .reveal(9)])
    #expect(keeping.selectedID == 2)
  }

  @Test(arguments: [false, true])
  func `Deleting asks first, and confirming deletes`(yes: Bool) {
    events.deletePressed()
    #expect(
      keeping.alert
        == .delete(TodoListResponse.Todo(id: 1, title: "A", due: .fixed, isDone: false)))
    #expect(interactor.calls == [])
    events.alertAnswered(yes)
    #expect(keeping.alert == nil)
    #expect(interactor.calls == (yes ? [.delete(1)] : []))
  }

  @Test func `Clearing asks with what is done, and a yes deletes what was done then`() {
    events.clearDonePressed()
    #expect(keeping.alert == .clearDone([2, 3]))
    keeping.listed = .today("x A", "x B", "x C")
    events.alertAnswered(true)
    #expect(interactor.calls == [.deleteDone(among: [2, 3])])
  }

  @Test func `With nothing done there is nothing to ask`() {
    keeping.listed = nil
    events.clearDonePressed()
    keeping.listed = .today("A")
    events.clearDonePressed()
    #expect(keeping.alert == nil)
    events.alertAnswered(true)
    #expect(interactor.calls == [])
  }

  @Test func `A question is answered once, and a failure is only read`() {
    events.deletePressed()
    events.alertAnswered(false)
    events.alertAnswered(true)
    keeping.alert = .saveFailed(reason: "")
    events.alertAnswered(true)
    #expect(keeping.alert == nil)
    #expect(interactor.calls == [])
  }

  @Test func `Without a selection there is nothing to edit, to mark or to delete`() {
    keeping.selectedID = nil
    events.editPressed()
    events.donePressed()
    events.deletePressed()
    #expect(keeping.alert == nil)
    #expect(interactor.calls == [])
    #expect(router.requests == [])
  }

  @Test func `A link asks for its todo before anything is shown`() throws {
    interactor.found = .success(
      TodoListResponse.Todo(id: 9, title: "Z", due: .fixed, isDone: true))
    #expect(try events.request(forTodo: 9) == .edit(id: 9, title: "Z", due: .fixed))
    interactor.found = .failure(.missingTodo(9))
    #expect(throws: LinkError.missingTodo(9)) { try events.request(forTodo: 9) }
    #expect(interactor.calls == [.todo(9), .todo(9)])
    #expect(router.requests == [])
  }

  @Test func `A linked form is presented, a todo that is stored is revealed below it`() {
    events.formLinked(.add(title: "A", due: .fixed))
    #expect(interactor.calls == [])
    events.formLinked(.edit(id: 3, title: "C", due: .fixed))
    #expect(interactor.calls == [.load, .reveal(3)])
    #expect(keeping.selectedID == 3)
    #expect(
      router.requests == [
        .add(title: "A", due: .fixed), .edit(id: 3, title: "C", due: .fixed),
      ])
    #expect(router.output === events)
  }
}
