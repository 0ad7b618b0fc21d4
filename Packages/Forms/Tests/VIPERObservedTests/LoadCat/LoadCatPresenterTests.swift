import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERObserved

/// A view model has no behaviour, so the presenter is tested with the real one.
@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let viewModel = LoadCatViewModel()
  private let interactor = RecordingLoadCatInteractor()
  private let router = RecordingLoadCatRouter()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(viewModel: viewModel, interactor: interactor, router: router)
  }

  @Test func `At first there is nothing to cancel or to edit`() {
    presenter.appeared()
    #expect(!viewModel.isLoading)
    #expect(enabled == ["load"])
    #expect(interactor.calls == [])
  }

  @Test func `A load shows a spinner, then the address, then the picture`() throws {
    presenter.loadStarted()
    #expect(viewModel.isLoading)
    #expect(enabled == ["cancel"])
    presenter.addressArrived("cat:1")
    #expect(viewModel.caption == "cat:1")
    #expect(viewModel.isLoading)
    presenter.pictureArrived(try .grey(7))
    #expect(viewModel.caption == "cat:1")
    #expect(viewModel.picture == CatPicture(try .grey(7)))
    #expect(!viewModel.isLoading)
    #expect(enabled == ["load", "edit"])
  }

  @Test func `The interactor starts a load, and nothing is cleared before`() throws {
    presenter.pictureArrived(try .grey(7))
    presenter.loadPressed()
    #expect(interactor.calls == [.startLoad])
    #expect(viewModel.picture == CatPicture(try .grey(7)))
    presenter.editPressed()
    #expect(router.pictures == [try .grey(7)])
  }

  @Test func `A new load clears the previous result`() throws {
    presenter.addressArrived("cat:1")
    presenter.pictureArrived(try .grey(7))
    presenter.loadStarted()
    #expect(viewModel.caption == "")
    #expect(viewModel.picture == nil)
    presenter.editPressed()
    #expect(router.pictures == [])
    presenter.loadFailed(.cancelled)
    #expect(enabled == ["load"])
  }

  @Test func `A failure becomes the caption`() {
    presenter.loadStarted()
    presenter.loadFailed(.unsupportedFormat("JPEG"))
    #expect(viewModel.caption == "That picture format isn't supported. It is JPEG.")
    #expect(!viewModel.isLoading)
    #expect(enabled == ["load"])
  }

  @Test func `What it shows stays when it appears again`() throws {
    presenter.loadStarted()
    presenter.addressArrived("cat:1")
    presenter.pictureArrived(try .grey(7))
    presenter.appeared()
    #expect(viewModel.caption == "cat:1")
    #expect(viewModel.picture == CatPicture(try .grey(7)))
    #expect(!viewModel.isLoading)
    #expect(enabled == ["load", "edit"])
  }

  @Test func `Cancelling is left to the interactor`() {
    presenter.loadStarted()
    presenter.cancelPressed()
    #expect(interactor.calls == [.cancelLoad])
    #expect(viewModel.isLoading)
  }

  @Test func `Editing presents an editor for the picture`() throws {
    presenter.editPressed()
    #expect(router.pictures == [])
    presenter.pictureArrived(try .grey(7))
    presenter.editPressed()
    #expect(router.pictures == [try .grey(7)])
  }

  @Test func `Without its view model it shows nothing, and goes on`() throws {
    weak var released: LoadCatViewModel?
    let presenter: LoadCatPresenter
    do {
      let viewModel = LoadCatViewModel()
      presenter = LoadCatPresenter(viewModel: viewModel, interactor: interactor, router: router)
      released = viewModel
    }
    #expect(released == nil)
    presenter.appeared()
    presenter.loadStarted()
    presenter.addressArrived("cat:1")
    presenter.pictureArrived(try .grey(7))
    presenter.loadFailed(.cancelled)
    presenter.editPressed()
    #expect(router.pictures == [try .grey(7)])
  }

  private var enabled: [String] {
    (viewModel.canLoad ? ["load"] : []) + (viewModel.canCancel ? ["cancel"] : [])
      + (viewModel.canEdit ? ["edit"] : [])
  }
}
