import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let view = RecordingLoadCatView()
  private let useCase = RecordingLoadCatUseCase()
  private let router = RecordingLoadCatRouter()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(loadCat: useCase, router: router)
    presenter.view = view
  }

  @Test func `At first there is nothing to cancel or to edit`() {
    presenter.appeared()
    #expect(
      view.takeCommands() == [
        .showCaption(""), .showPicture(nil), .showLoading(false),
        .enableActions(load: true, cancel: false, edit: false),
      ])
    #expect(useCase.calls == [])
  }

  @Test func `A load shows a spinner, then the address, then the picture`() throws {
    presenter.loadStarted()
    #expect(
      view.takeCommands() == [
        .showPicture(nil), .showCaption(""), .showLoading(true),
        .enableActions(load: false, cancel: true, edit: false),
      ])
    presenter.addressArrived("cat:1")
    #expect(view.takeCommands() == [.showCaption("cat:1")])
    presenter.pictureArrived(try .grey(7))
    #expect(
      view.takeCommands() == [
        .showPicture(CatPicture(try .grey(7))), .showLoading(false),
        .enableActions(load: true, cancel: false, edit: true),
      ])
  }

  @Test func `Loading is the use case's to start, and nothing is cleared until it does`() throws {
    presenter.pictureArrived(try .grey(7))
    _ = view.takeCommands()
    presenter.loadPressed()
    #expect(useCase.calls == [.startLoad])
    #expect(view.takeCommands() == [])
    presenter.editPressed()
    #expect(router.pictures == [try .grey(7)])
  }

  @Test func `A new load clears the previous result`() throws {
    presenter.pictureArrived(try .grey(7))
    presenter.loadStarted()
    presenter.editPressed()
    #expect(router.pictures == [])
    presenter.loadFailed(.cancelled)
    #expect(view.takeCommands().last == .enableActions(load: true, cancel: false, edit: false))
  }

  @Test func `A failure becomes the caption`() {
    presenter.loadStarted()
    _ = view.takeCommands()
    presenter.loadFailed(.unsupportedFormat("JPEG"))
    #expect(
      view.takeCommands() == [
        .showCaption("That picture format isn't supported. It is JPEG."), .showLoading(false),
        .enableActions(load: true, cancel: false, edit: false),
      ])
  }

  @Test func `What it shows stays when it appears again`() throws {
    presenter.loadStarted()
    presenter.addressArrived("cat:1")
    presenter.pictureArrived(try .grey(7))
    _ = view.takeCommands()
    presenter.appeared()
    #expect(
      view.takeCommands() == [
        .showCaption("cat:1"), .showPicture(CatPicture(try .grey(7))), .showLoading(false),
        .enableActions(load: true, cancel: false, edit: true),
      ])
  }

  @Test func `Cancelling is the use case's to do`() {
    presenter.cancelPressed()
    #expect(useCase.calls == [.cancelLoad])
    #expect(view.takeCommands() == [])
  }

  @Test func `Editing presents an editor for the picture`() throws {
    presenter.editPressed()
    #expect(router.pictures == [])
    presenter.pictureArrived(try .grey(7))
    presenter.editPressed()
    #expect(router.pictures == [try .grey(7)])
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingLoadCatView? = RecordingLoadCatView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
