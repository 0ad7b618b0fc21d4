import Shared
import Testing

@testable import MVPTodo

@Suite("The cat loader's presenter")
struct LoadCatPresenterTests {
  private let cats = ScriptedCatProvider()
  private let view = RecordingLoadCatView()
  private let presenter: LoadCatPresenter

  init() {
    presenter = LoadCatPresenter(environment: .fixed(cats: cats))
    presenter.attach(view)
  }

  @Test("A load shows a spinner, then the address, then the picture")
  func load() async throws {
    presenter.loadPressed()
    #expect(view.takeCommands() == [.showPicture(nil), .showCaption(""), .showLoading(true)])
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.takeCommands() == [.showCaption("cat:1")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(view.takeCommands() == [.showPicture(.grey(7)), .showLoading(false)])
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test("A new load clears what the last one left")
  func loadAgain() async throws {
    try await loadPicture()
    presenter.loadPressed()
    presenter.editPressed()
    #expect(view.takeCommands() == [.showPicture(nil), .showCaption(""), .showLoading(true)])
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
    #expect(
      view.takeCommands().suffix(2) == [
        .showCaption("The cat service took too long."), .showLoading(false),
      ])
  }

  @Test("Cancelled before its address, a load changes nothing more")
  func cancelFirstStep() async {
    presenter.loadPressed()
    await cats.addresses.wait(for: 1)
    presenter.cancelPressed()
    #expect(view.takeCommands().suffix(2) == [.showCaption("Cancelled."), .showLoading(false)])
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(view.takeCommands() == [])
    #expect(cats.pictures.inputs == [])
  }

  @Test(
    "Cancelled before its picture, a load changes nothing more",
    arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func cancelSecondStep(late: Result<Bitmap, CatError>) async {
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    presenter.cancelPressed()
    #expect(view.takeCommands().suffix(2) == [.showCaption("Cancelled."), .showLoading(false)])
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(view.takeCommands() == [])
  }

  @Test("A late answer changes nothing of the next load")
  func lateAnswer() async {
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

  @Test("Editing shows an editor for the picture, until it closes")
  func edit() async throws {
    presenter.editPressed()
    #expect(view.takeCommands() == [])
    try await loadPicture()
    presenter.editPressed()
    #expect(view.takeCommands() == [.showEditor])
    let editor = try #require(view.editor)
    let editorView = RecordingEditCatView()
    editor.attach(editorView)
    #expect(editorView.takeCommands().first == .showPicture(.grey(7)))
    editor.cancelPressed()
    #expect(view.takeCommands() == [.hideEditor])
  }

  @Test("Nothing goes on when it goes")
  func released() async {
    var presenter: LoadCatPresenter? = LoadCatPresenter(environment: .fixed(cats: cats))
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
