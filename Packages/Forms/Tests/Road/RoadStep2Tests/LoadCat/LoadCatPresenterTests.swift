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

  @Test("It opens with nothing going on and nothing to edit")
  func opens() {
    #expect(presenter.shown == .init())
  }

  @Test("A load shows a spinner, then the address, then the picture")
  func load() async throws {
    presenter.loadPressed()
    #expect(presenter.shown == .init(isLoading: true))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(presenter.shown == .init(caption: "cat:1", isLoading: true))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(presenter.shown == .init(caption: "cat:1", picture: try .grey(7)))
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test("Its view is told of each change after it was made")
  func updates() async throws {
    var told: LoadCatPresenter.Shown?
    view.onUpdate = { [unowned presenter] in told = presenter.shown }
    presenter.loadPressed()
    #expect(told == presenter.shown)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(told == presenter.shown)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(told == presenter.shown)
  }

  @Test("A new load clears what the last one left")
  func loadAgain() async throws {
    try await loadPicture()
    presenter.loadPressed()
    presenter.editPressed()
    #expect(presenter.shown == .init(isLoading: true))
    #expect(view.takeRequests() == [])
  }

  @Test("A load while one goes on does nothing")
  func loadTwice() async throws {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    presenter.loadPressed()
    #expect(presenter.shown == .init(caption: "cat:1", isLoading: true))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(presenter.shown == .init(caption: "cat:1", picture: try .grey(7)))
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test("A failure is the caption, whichever step failed", arguments: [true, false])
  func fails(atOnce: Bool) async {
    presenter.loadPressed()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(presenter.shown == .init(caption: "The cat service took too long."))
  }

  @Test("Cancelled before its address, a load changes nothing more")
  func cancelFirstStep() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    #expect(presenter.shown == .init(caption: "Cancelled."))
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(presenter.shown == .init(caption: "Cancelled."))
    #expect(cats.pictures.inputs == [])
  }

  @Test(
    "Cancelled before its picture, a load changes nothing more",
    arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func cancelSecondStep(late: Result<Bitmap, CatError>) async {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    presenter.cancelPressed()
    #expect(presenter.shown == .init(caption: "Cancelled."))
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(presenter.shown == .init(caption: "Cancelled."))
  }

  @Test("Cancelling when nothing loads does nothing", arguments: [true, false])
  func cancelNothing(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    let before = presenter.shown
    presenter.cancelPressed()
    #expect(presenter.shown == before)
  }

  @Test("A late answer changes nothing of the next load")
  func lateAnswer() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    presenter.loadPressed()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(presenter.shown == .init(caption: "cat:2", isLoading: true))
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test("Editing asks for an editor of the picture, if there is one")
  func edit() async throws {
    presenter.editPressed()
    #expect(view.takeRequests() == [])
    try await loadPicture()
    presenter.editPressed()
    #expect(view.takeRequests() == [.presentEditor])
    #expect(view.editor?.shown == (try .grey(7)))
  }

  @Test("Loading stops when it goes")
  func released() async {
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
