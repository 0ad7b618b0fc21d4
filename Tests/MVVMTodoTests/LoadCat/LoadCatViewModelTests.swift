import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMTodo

@Suite("The cat loader's view model")
struct LoadCatViewModelTests {
  private let cats = ScriptedCatProvider()
  private let viewModel: LoadCatViewModel

  init() {
    viewModel = LoadCatViewModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
  }

  @Test("A load shows a spinner, then the address, then the picture")
  func load() async throws {
    viewModel.loadPressed()
    #expect(viewModel.isLoading)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(viewModel.caption == "cat:1")
    #expect(viewModel.picture == nil)
    #expect(viewModel.isLoading)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(viewModel.caption == "cat:1")
    #expect(viewModel.picture == CatPicture(try .grey(7)))
    #expect(!viewModel.isLoading)
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test("A new load clears what the last one left")
  func loadAgain() async throws {
    try await loadPicture()
    viewModel.loadPressed()
    #expect(viewModel.caption == "")
    #expect(viewModel.picture == nil)
    viewModel.editPressed()
    #expect(viewModel.editor == nil)
  }

  @Test("A second load while one goes on does nothing")
  func loadTwice() async throws {
    viewModel.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    viewModel.loadPressed()
    #expect(viewModel.caption == "cat:1")
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(viewModel.picture == CatPicture(try .grey(7)))
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test("Cancelling when nothing loads does nothing")
  func cancelNothing() async throws {
    viewModel.cancelPressed()
    #expect(viewModel.caption == "")
    try await loadPicture()
    viewModel.cancelPressed()
    #expect(viewModel.caption == "cat:1")
    #expect(viewModel.picture == CatPicture(try .grey(7)))
  }

  @Test("What can be done depends on whether it loads and whether there is a picture")
  func abilities() async throws {
    #expect(enabled == ["load"])
    viewModel.loadPressed()
    #expect(enabled == ["cancel"])
    viewModel.cancelPressed()
    #expect(enabled == ["load"])
    viewModel.loadPressed()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(enabled == ["load", "edit"])
  }

  @Test("A failure is the caption, whichever step failed", arguments: [true, false])
  func fails(atOnce: Bool) async {
    viewModel.loadPressed()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(viewModel.caption == "The cat service took too long.")
    #expect(!viewModel.isLoading)
  }

  @Test("Cancelled before its address, a load changes nothing more")
  func cancelFirstStep() async {
    viewModel.loadPressed()
    await cats.addresses.wait(for: 1)
    viewModel.cancelPressed()
    #expect(viewModel.caption == "Cancelled.")
    #expect(!viewModel.isLoading)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(viewModel.caption == "Cancelled.")
    #expect(cats.pictures.inputs == [])
  }

  @Test(
    "Cancelled before its picture, a load changes nothing more",
    arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func cancelSecondStep(late: Result<Bitmap, CatError>) async {
    viewModel.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    viewModel.cancelPressed()
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(viewModel.caption == "Cancelled.")
    #expect(viewModel.picture == nil)
  }

  @Test("A late answer changes nothing of the next load")
  func lateAnswer() async {
    viewModel.loadPressed()
    await cats.addresses.wait(for: 1)
    viewModel.cancelPressed()
    viewModel.loadPressed()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(viewModel.caption == "cat:2")
    #expect(viewModel.isLoading)
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test("Editing publishes an editor for the picture, until it closes")
  func edit() async throws {
    viewModel.editPressed()
    #expect(viewModel.editor == nil)
    try await loadPicture()
    viewModel.editPressed()
    let editor = try #require(viewModel.editor)
    #expect(editor.picture == CatPicture(try .grey(7)))
    editor.cancelPressed()
    #expect(viewModel.editor == nil)
  }

  @Test("Nothing goes on when it goes")
  func released() async {
    var viewModel: LoadCatViewModel? = LoadCatViewModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    weak let released = viewModel
    viewModel?.loadPressed()
    await cats.addresses.wait(for: 1)
    viewModel = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private var enabled: [String] {
    (viewModel.canLoad ? ["load"] : []) + (viewModel.canCancel ? ["cancel"] : [])
      + (viewModel.canEdit ? ["edit"] : [])
  }

  private func loadPicture() async throws {
    viewModel.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
