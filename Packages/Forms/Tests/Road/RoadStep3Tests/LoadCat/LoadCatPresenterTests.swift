import Presentation
import Shared
import TestSupport
import Testing

@testable import RoadStep3

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let cats = ScriptedCatProvider()
  private let view = RecordingLoadCatView()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    presenter.attach(view)
    _ = view.takeCommands()
  }

  @Test func `It opens idle, with nothing to edit`() {
    let view = RecordingLoadCatView()
    presenter.attach(view)
    #expect(
      view.takeCommands() == [.showCaption(""), .showPicture(nil)] + .idle(canEdit: false))
  }

  @Test func `Another view is told all that is shown`() async throws {
    try await loadPicture()
    let another = RecordingLoadCatView()
    presenter.attach(another)
    #expect(
      another.takeCommands()
        == [.showCaption("cat:1"), .showPicture(CatPicture(try .grey(7)))] + .idle(canEdit: true))
  }

  @Test func `A load shows a spinner, then the address, then the picture`() async throws {
    presenter.loadPressed()
    #expect(view.takeCommands() == [.showPicture(nil), .showCaption("")] + .loading)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.takeCommands() == [.showCaption("cat:1")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      view.takeCommands() == [.showPicture(CatPicture(try .grey(7)))] + .idle(canEdit: true))
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    presenter.loadPressed()
    presenter.editPressed()
    #expect(view.takeCommands() == [.showPicture(nil), .showCaption("")] + .loading)
  }

  @Test func `A load while one goes on does nothing`() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    _ = view.takeCommands()
    presenter.loadPressed()
    #expect(view.takeCommands() == [])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      view.takeCommands() == [.showPicture(CatPicture(try .grey(7)))] + .idle(canEdit: true))
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [true, false])
  func `A failure becomes the caption, whichever step failed`(atOnce: Bool) async {
    presenter.loadPressed()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(
      view.takeCommands().suffix(3)
        == [.showCaption("The cat service took too long.")] + .idle(canEdit: false))
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    #expect(
      view.takeCommands().suffix(3) == [.showCaption("Cancelled.")] + .idle(canEdit: false))
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.takeCommands() == [])
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
      view.takeCommands().suffix(3) == [.showCaption("Cancelled.")] + .idle(canEdit: false))
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(view.takeCommands() == [])
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
    #expect(view.takeCommands() == [.showCaption("cat:2")])
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `Editing presents an editor for the picture, until it closes`() async throws {
    presenter.editPressed()
    #expect(view.takeCommands() == [])
    try await loadPicture()
    presenter.editPressed()
    #expect(view.takeCommands() == [.presentEditor])
    let editor = try #require(view.editor)
    let editorView = RecordingEditCatView()
    editor.attach(editorView)
    #expect(editorView.takeCommands().first == .showPicture(CatPicture(try .grey(7))))
    editor.cancelPressed()
    #expect(view.takeCommands() == [.dismissEditor])
  }

  @Test func `Loading stops when it goes`() async {
    var presenter: LoadCatPresenter? = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
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
    #expect(cats.pictures.inputs == [])
  }

  private func loadPicture() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    _ = view.takeCommands()
  }
}
