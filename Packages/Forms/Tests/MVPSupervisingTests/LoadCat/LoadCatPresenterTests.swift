import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let cats = ScriptedCatProvider()
  private let model = LoadCatModel()
  private let view = RecordingLoadCatView()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(
      model: model, provider: cats, processor: ScriptedPictureProcessor(),
      library: ScriptedPhotoLibrary())
    presenter.attach(view)
    _ = view.takeCommands()
  }

  @Test func `It opens with nothing going on`() {
    let view = RecordingLoadCatView()
    presenter.attach(view)
    #expect(view.takeCommands() == [.showMessage(""), .stateChanged(isLoading: false)])
  }

  @Test func `Another view is told what the model doesn't say`() {
    presenter.loadPressed()
    presenter.cancelPressed()
    let another = RecordingLoadCatView()
    presenter.attach(another)
    #expect(
      another.takeCommands() == [.showMessage("Cancelled."), .stateChanged(isLoading: false)])
  }

  @Test func `A load sets address and picture, and reports only its start and end`() async throws {
    presenter.loadPressed()
    #expect(view.takeCommands() == [.showMessage(""), .stateChanged(isLoading: true)])
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(model.address == CatAddress("cat:1"))
    #expect(model.picture == nil)
    #expect(view.takeCommands() == [])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(model.picture == (try .grey(7)))
    #expect(view.takeCommands() == [.stateChanged(isLoading: false)])
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    presenter.loadPressed()
    presenter.editPressed()
    #expect(model.address == nil)
    #expect(model.picture == nil)
    #expect(view.takeCommands() == [.showMessage(""), .stateChanged(isLoading: true)])
  }

  @Test func `A load while one goes on does nothing`() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    _ = view.takeCommands()
    presenter.loadPressed()
    #expect(view.takeCommands() == [])
    #expect(model.address == CatAddress("cat:1"))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(view.takeCommands() == [.stateChanged(isLoading: false)])
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [true, false])
  func `A failure is reported, whichever step failed`(atOnce: Bool) async {
    presenter.loadPressed()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(
      view.takeCommands().suffix(2) == [
        .showMessage("The cat service took too long."), .stateChanged(isLoading: false),
      ])
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    #expect(
      view.takeCommands().suffix(2) == [
        .showMessage("Cancelled."), .stateChanged(isLoading: false),
      ])
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.takeCommands() == [])
    #expect(model.address == nil)
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    presenter.cancelPressed()
    #expect(
      view.takeCommands().suffix(2) == [
        .showMessage("Cancelled."), .stateChanged(isLoading: false),
      ])
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(view.takeCommands() == [])
    #expect(model.picture == nil)
  }

  @Test(arguments: [true, false])
  func `Cancelling when nothing loads does nothing`(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    presenter.cancelPressed()
    #expect(view.takeCommands() == [])
  }

  @Test func `A late answer doesn't change the next load`() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    presenter.loadPressed()
    _ = view.takeCommands()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(view.takeCommands() == [])
    #expect(model.address == CatAddress("cat:2"))
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `Editing presents an editor for the picture, until it closes`() async throws {
    presenter.editPressed()
    #expect(view.takeCommands() == [])
    try await loadPicture()
    presenter.editPressed()
    #expect(view.takeCommands() == [.presentEditor])
    let editor = try #require(view.editor)
    #expect(editor.observed.shown == (try .grey(7)))
    editor.cancelPressed()
    #expect(view.takeCommands() == [.dismissEditor])
  }

  @Test func `Loading stops when it goes`() async {
    var presenter: LoadCatPresenter? = LoadCatPresenter(
      model: model, provider: cats, processor: ScriptedPictureProcessor(),
      library: ScriptedPhotoLibrary())
    weak let released = presenter
    presenter?.attach(view)
    presenter?.loadPressed()
    await cats.addresses.wait(for: 1)
    _ = view.takeCommands()
    presenter = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.takeCommands() == [])
    #expect(model.address == nil)
    #expect(cats.pictures.inputs == [])
  }

  private func loadPicture() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    _ = view.takeCommands()
  }
}
