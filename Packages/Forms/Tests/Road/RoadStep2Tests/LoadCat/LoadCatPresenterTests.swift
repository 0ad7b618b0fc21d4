import Shared
import TestSupport
import Testing

@testable import RoadStep2

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let cats = ScriptedCatProvider()
  private let view = RecordingLoadCatView()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    presenter.attach(view)
  }

  @Test func `It opens idle, with nothing to edit`() {
    #expect(presenter.shown == .init())
  }

  @Test func `A load shows a spinner, then the address, then the picture`() async throws {
    presenter.loadPressed()
    #expect(presenter.shown == .init(isLoading: true))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(presenter.shown == .init(caption: "cat:1", isLoading: true))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(presenter.shown == .init(caption: "cat:1", picture: try .grey(7)))
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `Its view is notified after each change`() async throws {
    var told: LoadCatPresenter.Shown?
    view.onUpdate = { [unowned presenter] in told = presenter.shown }
    presenter.loadPressed()
    #expect(told == presenter.shown)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(told == presenter.shown)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(told == presenter.shown)
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    presenter.loadPressed()
    presenter.editPressed()
    #expect(presenter.shown == .init(isLoading: true))
    #expect(view.takeRequests() == [])
  }

  @Test func `A load while one goes on does nothing`() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    presenter.loadPressed()
    #expect(presenter.shown == .init(caption: "cat:1", isLoading: true))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(presenter.shown == .init(caption: "cat:1", picture: try .grey(7)))
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
    #expect(presenter.shown == .init(caption: "The cat service took too long."))
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    #expect(presenter.shown == .init(caption: "Cancelled."))
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(presenter.shown == .init(caption: "Cancelled."))
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    presenter.cancelPressed()
    #expect(presenter.shown == .init(caption: "Cancelled."))
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(presenter.shown == .init(caption: "Cancelled."))
  }

  @Test(arguments: [true, false])
  func `Cancelling when nothing loads does nothing`(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    let before = presenter.shown
    presenter.cancelPressed()
    #expect(presenter.shown == before)
  }

  @Test func `A late answer doesn't change the next load`() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    presenter.loadPressed()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(presenter.shown == .init(caption: "cat:2", isLoading: true))
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `Editing asks for an editor of the picture, if there is one`() async throws {
    presenter.editPressed()
    #expect(view.takeRequests() == [])
    try await loadPicture()
    presenter.editPressed()
    #expect(view.takeRequests() == [.presentEditor])
    #expect(view.editor?.shown == (try .grey(7)))
  }

  @Test func `Loading stops when it goes`() async {
    var presenter: LoadCatPresenter? = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    weak let released = presenter
    presenter?.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private func loadPicture() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
