import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The cat loader's view model")
struct LoadCatViewModelTests {
  private let cats = ScriptedCatProvider()
  private let viewModel: LoadCatViewModel

  init() {
    viewModel = LoadCatViewModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
  }

  @Test func `A load shows a spinner, then the address, then the picture`() async throws {
    viewModel.loadPressed()
    #expect(viewModel.isLoading.value)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(viewModel.caption.value == "cat:1")
    #expect(viewModel.picture.value == nil)
    #expect(viewModel.isLoading.value)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(viewModel.caption.value == "cat:1")
    #expect(viewModel.picture.value == CatPicture(try .grey(7)))
    #expect(!viewModel.isLoading.value)
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    viewModel.loadPressed()
    #expect(viewModel.caption.value == "")
    #expect(viewModel.picture.value == nil)
    viewModel.editPressed()
    #expect(viewModel.editor.value == nil)
  }

  @Test func `A second load while one goes on does nothing`() async throws {
    viewModel.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    viewModel.loadPressed()
    #expect(viewModel.caption.value == "cat:1")
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(viewModel.picture.value == CatPicture(try .grey(7)))
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test func `Cancelling when nothing loads does nothing`() async throws {
    viewModel.cancelPressed()
    #expect(viewModel.caption.value == "")
    try await loadPicture()
    viewModel.cancelPressed()
    #expect(viewModel.caption.value == "cat:1")
    #expect(viewModel.picture.value == CatPicture(try .grey(7)))
  }

  @Test
  func `What can be done depends on whether it loads and whether it has a picture`() async throws {
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

  @Test(arguments: [true, false])
  func `A failure becomes the caption, whichever step failed`(atOnce: Bool) async {
    viewModel.loadPressed()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(viewModel.caption.value == "The cat service took too long.")
    #expect(!viewModel.isLoading.value)
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    viewModel.loadPressed()
    await cats.addresses.wait(for: 1)
    viewModel.cancelPressed()
    #expect(viewModel.caption.value == "Cancelled.")
    #expect(!viewModel.isLoading.value)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(viewModel.caption.value == "Cancelled.")
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    viewModel.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    viewModel.cancelPressed()
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(viewModel.caption.value == "Cancelled.")
    #expect(viewModel.picture.value == nil)
  }

  @Test func `A late answer doesn't change the next load`() async {
    viewModel.loadPressed()
    await cats.addresses.wait(for: 1)
    viewModel.cancelPressed()
    viewModel.loadPressed()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(viewModel.caption.value == "cat:2")
    #expect(viewModel.isLoading.value)
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `Editing publishes an editor for the picture, until it closes`() async throws {
    viewModel.editPressed()
    #expect(viewModel.editor.value == nil)
    try await loadPicture()
    viewModel.editPressed()
    let editor = try #require(viewModel.editor.value)
    #expect(editor.picture.value == CatPicture(try .grey(7)))
    editor.cancelPressed()
    #expect(viewModel.editor.value == nil)
  }

  @Test func `Nothing goes on when it goes`() async {
    var viewModel: LoadCatViewModel? = LoadCatViewModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    weak let released = viewModel
    if let viewModel { _ = LoadCatView(viewModel: viewModel) }
    viewModel?.loadPressed()
    await cats.addresses.wait(for: 1)
    viewModel = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private var enabled: [String] {
    (viewModel.canLoad.value ? ["load"] : []) + (viewModel.canCancel.value ? ["cancel"] : [])
      + (viewModel.canEdit.value ? ["edit"] : [])
  }

  private func loadPicture() async throws {
    viewModel.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
