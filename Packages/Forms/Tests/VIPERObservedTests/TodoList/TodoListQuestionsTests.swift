import TestSupport
import Testing

@testable import VIPERObserved

/// The presenter's questions before the interactor deletes anything.
@Suite("The list's questions")
struct TodoListQuestionsTests {
  private let viewModel = TodoListViewModel()
  private let interactor = RecordingTodoListInteractor()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(
      viewModel: viewModel, interactor: interactor, router: RecordingTodoListRouter())
  }

  @Test(arguments: [false, true])
  func `Deleting asks first, and confirming deletes`(yes: Bool) {
    presenter.loaded(.today("A", "x B"))
    presenter.deletePressed()
    #expect(viewModel.alert == .question("Delete “A”?"))
    #expect(interactor.calls == [])
    presenter.alertAnswered(yes)
    #expect(viewModel.alert == nil)
    #expect(interactor.calls == (yes ? [.delete(1)] : []))
  }

  @Test func `Clearing asks with a number, and confirming deletes what was done then`() {
    presenter.loaded(.today("A", "x B", "x C"))
    presenter.clearDonePressed()
    #expect(viewModel.alert == .question("Clear 2 done todos?"))
    presenter.loaded(.today("x A", "x B", "x C"))
    presenter.alertAnswered(true)
    #expect(interactor.calls == [.deleteDone(among: [2, 3])])
  }

  @Test func `With nothing done there is nothing to ask`() {
    presenter.clearDonePressed()
    #expect(viewModel.alert == nil)
    presenter.loaded(.today("A"))
    presenter.clearDonePressed()
    #expect(viewModel.alert == nil)
    presenter.alertAnswered(true)
    #expect(interactor.calls == [])
  }

  @Test func `A question stays when its view appears again`() {
    presenter.loaded(.today("A"))
    presenter.deletePressed()
    presenter.appeared()
    #expect(viewModel.alert == .question("Delete “A”?"))
  }

  @Test func `A question is answered once`() {
    presenter.loaded(.today("A"))
    presenter.deletePressed()
    presenter.alertAnswered(false)
    presenter.alertAnswered(true)
    #expect(interactor.calls == [])
  }
}
