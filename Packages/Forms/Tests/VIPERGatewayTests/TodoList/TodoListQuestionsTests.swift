import TestSupport
import Testing

@testable import VIPERGateway

/// The presenter's questions before a use case deletes anything.
@Suite("The list's questions")
struct TodoListQuestionsTests {
  private let view = RecordingTodoListView()
  private let useCases = RecordingTodoListUseCases()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(useCases: useCases, router: RecordingTodoListRouter())
    presenter.view = view
  }

  @Test(arguments: [false, true])
  func `Deleting asks first, and confirming deletes`(yes: Bool) {
    presenter.loaded(.today("A", "x B"))
    _ = view.takeCommands()
    presenter.deletePressed()
    #expect(view.takeCommands() == [.showQuestion("Delete “A”?")])
    #expect(useCases.calls == [])
    presenter.alertAnswered(yes)
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(useCases.calls == (yes ? [.delete(1)] : []))
  }

  @Test func `Clearing asks with a number, and confirming deletes what was done then`() {
    presenter.loaded(.today("A", "x B", "x C"))
    _ = view.takeCommands()
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [.showQuestion("Clear 2 done todos?")])
    presenter.loaded(.today("x A", "x B", "x C"))
    presenter.alertAnswered(true)
    #expect(useCases.calls == [.deleteDone(among: [2, 3])])
  }

  @Test func `With nothing done there is nothing to ask`() {
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [])
    presenter.loaded(.today("A"))
    _ = view.takeCommands()
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [])
    presenter.alertAnswered(true)
    #expect(useCases.calls == [])
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
    #expect(useCases.calls == [])
  }
}
