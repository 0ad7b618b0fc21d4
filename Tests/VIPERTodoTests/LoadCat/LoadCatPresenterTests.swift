import Testing

@testable import VIPERTodo

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let view = MockLoadCatView()
  private let interactor = MockLoadCatInteractor()
  private let router = MockLoadCatRouter()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test("A load shows a spinner, then the address, then the picture")
  func load() {
    presenter.loadPressed()
    #expect(interactor.calls == [.startLoad])
    #expect(view.takeCommands() == [.showPicture(nil), .showCaption(""), .showLoading(true)])
    presenter.addressArrived("cat:1")
    #expect(view.takeCommands() == [.showCaption("cat:1")])
    presenter.pictureArrived(.grey(7))
    #expect(view.takeCommands() == [.showPicture(.grey(7)), .showLoading(false)])
  }

  @Test("A new load clears what the last one left")
  func loadAgain() {
    presenter.pictureArrived(.grey(7))
    presenter.loadPressed()
    presenter.editPressed()
    #expect(router.requests == [])
  }

  @Test(
    "Every failure has its caption",
    arguments: [
      (.unreachable, "Couldn't reach the cat service."),
      (.timedOut, "The cat service took too long."),
      (.status(503), "The cat service answered 503."),
      (.unreadable, "The cat service sent something unreadable."),
      (.tooLarge, "That picture is too large."),
      (.unsupportedFormat(nil), "That picture format isn't supported."),
      (.unsupportedFormat("JPEG"), "That picture format isn't supported. It is JPEG."),
      (.cancelled, "Cancelled."),
    ] as [(LoadCatFailure, String)])
  func fails(with failure: LoadCatFailure, _ caption: String) {
    presenter.loadFailed(failure)
    #expect(view.takeCommands() == [.showCaption(caption), .showLoading(false)])
  }

  @Test("Cancelling is the interactor's to do")
  func cancel() {
    presenter.cancelPressed()
    #expect(interactor.calls == [.cancelLoad])
    #expect(view.takeCommands() == [])
  }

  @Test("Editing shows an editor for the picture")
  func edit() {
    presenter.editPressed()
    #expect(router.requests == [])
    presenter.pictureArrived(.grey(7))
    presenter.editPressed()
    #expect(router.requests == [EditCatRequest(picture: .grey(7))])
  }

  @Test("It holds its view weakly")
  func weakView() {
    var view: MockLoadCatView? = MockLoadCatView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
