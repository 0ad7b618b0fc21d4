import TestSupport
import Testing

@testable import VIPERTodo

/// What the presenter asks before the interactor deletes anything.
@Suite("The list's questions")
struct TodoListQuestionsTests {
  private let view = RecordingTodoListView()
  private let interactor = RecordingTodoListInteractor()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(interactor: interactor, router: RecordingTodoListRouter())
    presenter.view = view
  }

  @Test(arguments: [false, true])
  func `Deleting asks first, and confirming deletes`(yes: Bool) {
    presenter.loaded(.today("A", "x B"))
    _ = view.takeCommands()
    presenter.deletePressed()
    #expect(view.takeCommands() == [.showQuestion("Delete “A”?")])
    #expect(interactor.calls == [])
    presenter.alertAnswered(yes)
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(interactor.calls == (yes ? [.delete(1)] : []))
  }

  @Test func `Clearing asks with a number, and confirming deletes what was done then`() {
    presenter.loaded(.today("A", "x B", "x C"))
    _ = view.takeCommands()
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [.showQuestion("Clear 2 done todos?")])
    presenter.loaded(.today("x A", "x B", "x C"))
    presenter.alertAnswered(true)
    #expect(interactor.calls == [.deleteDone(among: [2, 3])])
  }

  @Test func `With nothing done there is nothing to ask`() {
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [])
    presenter.loaded(.today("A"))
    _ = view.takeCommands()
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [])
    presenter.alertAnswered(true)
    #expect(interactor.calls == [])
  }

  @Test func `A question is asked again when its view appears again`() {
    presenter.loaded(.today("A"))
    presenter.deletePressed()
    _ = view.takeCommands()
    presenter.appeared()
    #expect(view.takeCommands().last == .showQuestion("Delete “A”?"))
  }

  @Test func `A question is answered once`() {
    presenter.loaded(.today("A"))
    presenter.deletePressed()
    presenter.alertAnswered(false)
    presenter.alertAnswered(true)
    #expect(interactor.calls == [])
  }
}
