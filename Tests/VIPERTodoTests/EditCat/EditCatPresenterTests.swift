import Testing

@testable import VIPERTodo

@Suite("The editor's presenter")
struct EditCatPresenterTests {
  private let view = MockEditCatView()
  private let interactor = MockEditCatInteractor()
  private let router = MockEditCatRouter()
  private let presenter: EditCatPresenter

  init() {
    presenter = EditCatPresenter(picture: .grey(7), interactor: interactor, router: router)
    presenter.view = view
  }

  @Test("It opens with the picture as it came, and every choice")
  func opens() {
    presenter.viewReady()
    #expect(
      view.takeCommands() == [
        .showPicture(.grey(7)),
        .showChoices(
          [
            "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
            "Transfer",
          ], selection: 0),
      ])
  }

  @Test("The choice moves as far as there are filters")
  func moves() {
    presenter.choiceMoved(by: -1)
    #expect(view.takeCommands() == [])
    presenter.choiceMoved(by: 20)
    #expect(view.selectedTitle == "Transfer")
    presenter.choiceMoved(by: -1)
    #expect(view.selectedTitle == "Process")
    #expect(interactor.calls == [.startFilter(.transfer), .startFilter(.process)])
  }

  @Test("A filtered picture is shown")
  func filters() {
    presenter.choiceMoved(by: 1)
    #expect(view.takeCommands().last == .showFiltering(true))
    presenter.filtered(.grey(100))
    #expect(view.takeCommands() == [.showPicture(.grey(100)), .showFiltering(false)])
  }

  @Test("Saving says the name, and closes when that was read")
  func save() {
    presenter.savePressed()
    #expect(interactor.calls == [.startSave])
    #expect(view.takeCommands() == [.showSaving(true)])
    presenter.saved(as: "cat-1.png")
    #expect(
      view.takeCommands() == [.showSaving(false), .showNotice("Saved as cat-1.png.", reason: nil)])
    #expect(router.closed == 0)
    presenter.alertAnswered()
    #expect(router.closed == 1)
  }

  @Test("A picture that can't be saved says why, and the editor stays")
  func saveFails() {
    presenter.saveFailed(reason: "No disk.")
    #expect(
      view.takeCommands() == [
        .showSaving(false), .showNotice("Couldn't save the picture.", reason: "No disk."),
      ])
    presenter.alertAnswered()
    #expect(router.closed == 0)
  }

  @Test("Cancelling closes and saves nothing")
  func cancel() {
    presenter.cancelPressed()
    #expect(router.closed == 1)
    #expect(interactor.calls == [])
  }

  @Test("It holds its view weakly")
  func weakView() {
    var view: MockEditCatView? = MockEditCatView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
