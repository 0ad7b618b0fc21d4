import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERObserved

/// A view model has no behaviour, so the presenter is tested with the real one.
@Suite("The editor's presenter")
struct EditCatPresenterTests {
  private let viewModel = EditCatViewModel()
  private let interactor = RecordingEditCatInteractor()
  private let router = RecordingEditCatRouter()
  private let presenter: EditCatPresenter

  init() {
    presenter = EditCatPresenter(viewModel: viewModel, interactor: interactor, router: router)
  }

  @Test func `It opens with the original picture and every choice`() throws {
    #expect(enabled == [])
    presenter.appeared()
    #expect(interactor.calls == [.start])
    presenter.changed(try .grey(7))
    #expect(viewModel.picture == CatPicture(try .grey(7)))
    #expect(
      viewModel.choices == [
        "Original", "Mono", "Sepia", "Invert", "Noir", "Chrome", "Fade", "Instant", "Process",
        "Transfer",
      ])
    #expect(viewModel.choice == 0)
    #expect(enabled == ["choose", "save"])
  }

  @Test func `The choice stops at the first and the last filter`() throws {
    presenter.choiceMoved(by: -1)
    presenter.choiceMoved(by: 20)
    presenter.changed(try .grey(7, .transfer, .filtering))
    #expect(viewModel.choice == 9)
    presenter.choiceMoved(by: 1)
    presenter.choiceMoved(by: -1)
    #expect(interactor.calls == [.startFilter(.transfer), .startFilter(.process)])
  }

  @Test func `A filtered picture is shown, and can't be saved before it is there`() throws {
    presenter.changed(try .grey(7, .mono, .filtering))
    #expect(viewModel.isFiltering)
    #expect(!viewModel.isSaving)
    #expect(enabled == ["choose"])
    presenter.changed(try .grey(100, .mono))
    #expect(viewModel.picture == CatPicture(try .grey(100)))
    #expect(!viewModel.isFiltering)
    #expect(enabled == ["choose", "save"])
  }

  @Test func `Saving reports the name, and then closes`() throws {
    presenter.savePressed()
    #expect(interactor.calls == [.startSave])
    #expect(!viewModel.isSaving)
    presenter.changed(try .grey(7, .original, .saving))
    #expect(viewModel.isSaving)
    #expect(enabled == [])
    presenter.changed(try .grey(7, .original, .saved))
    presenter.saved(as: "cat-1.png")
    #expect(!viewModel.isSaving)
    #expect(enabled == ["choose"])
    #expect(viewModel.notice == Notice("Saved as cat-1.png."))
    #expect(router.closed == 0)
    presenter.alertAnswered()
    #expect(viewModel.notice == nil)
    #expect(router.closed == 1)
  }

  @Test func `A failed save says why, and the editor stays open`() throws {
    presenter.changed(try .grey(7))
    presenter.saveFailed(reason: "No disk.")
    #expect(!viewModel.isSaving)
    #expect(enabled == ["choose", "save"])
    #expect(
      viewModel.notice
        == Notice("Couldn't save the picture.", reason: "No disk."))
    presenter.alertAnswered()
    #expect(viewModel.notice == nil)
    #expect(router.closed == 0)
  }

  @Test func `Cancelling closes and saves nothing`() {
    presenter.cancelPressed()
    #expect(interactor.calls == [.cancel])
    #expect(router.closed == 1)
  }

  @Test func `Without its view model it shows nothing, and goes on`() throws {
    weak var released: EditCatViewModel?
    let presenter: EditCatPresenter
    do {
      let viewModel = EditCatViewModel()
      presenter = EditCatPresenter(viewModel: viewModel, interactor: interactor, router: router)
      released = viewModel
    }
    #expect(released == nil)
    presenter.changed(try .grey(7))
    presenter.changed(try .grey(7, .mono, .filtering))
    presenter.changed(try .grey(100, .mono))
    presenter.saveFailed(reason: "No disk.")
    presenter.choiceMoved(by: 1)
    presenter.changed(try .grey(100, .mono, .saved))
    presenter.saved(as: "cat-1.png")
    presenter.alertAnswered()
    #expect(interactor.calls == [.startFilter(.sepia)])
    #expect(router.closed == 1)
  }

  private var enabled: [String] {
    (viewModel.canChoose ? ["choose"] : []) + (viewModel.canSave ? ["save"] : [])
  }
}
