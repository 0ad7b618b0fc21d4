import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the model alone, without a view or a controller.
@Suite("The cat loader's model")
struct LoadCatModelTests {
  private let cats = ScriptedCatProvider()
  private let observer = RecordingObserver()
  private let model: LoadCatModel

  init() {
    model = LoadCatModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    model.addObserver(observer)
  }

  @Test func `It opens idle, with nothing to edit`() {
    #expect(model.caption == nil)
    #expect(model.picture == nil)
    #expect(model.canLoad && !model.canCancel && !model.canEdit)
  }

  @Test func `A load has first an address, then a picture, and tells each`() async throws {
    model.startLoad()
    #expect(observer.takeChanges() == 1)
    #expect(model.isLoading)
    #expect(!model.canLoad && model.canCancel && !model.canEdit)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(observer.takeChanges() == 1)
    #expect(model.caption == .address(CatAddress("cat:1")))
    #expect(model.isLoading)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(observer.takeChanges() == 1)
    #expect(model.caption == .address(CatAddress("cat:1")))
    #expect(model.picture == (try .grey(7)))
    #expect(!model.isLoading)
    #expect(model.canLoad && !model.canCancel && model.canEdit)
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `A new load clears the previous result`() async throws {
    try await loadPicture()
    model.startLoad()
    #expect(model.caption == nil)
    #expect(model.picture == nil)
    model.openEditor()
    #expect(model.editor == nil)
  }

  @Test func `A load while one goes on does nothing`() async throws {
    model.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    _ = observer.takeChanges()
    model.startLoad()
    #expect(observer.takeChanges() == 0)
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(model.picture == (try .grey(7)))
    #expect(cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [true, false])
  func `A failure becomes the caption, whichever step failed`(atOnce: Bool) async {
    model.startLoad()
    if atOnce {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(model.caption == .failure(.timedOut))
    #expect(model.canLoad && !model.canCancel && !model.canEdit)
  }

  @Test func `A load cancelled before its address changes nothing more`() async {
    model.startLoad()
    await cats.addresses.wait(for: 1)
    _ = observer.takeChanges()
    model.cancelLoad()
    #expect(observer.takeChanges() == 1)
    #expect(model.caption == .failure(.cancelled))
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(observer.takeChanges() == 0)
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture changes nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    model.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    model.cancelLoad()
    _ = observer.takeChanges()
    #expect(model.caption == .failure(.cancelled))
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(observer.takeChanges() == 0)
    #expect(model.picture == nil)
  }

  @Test(arguments: [true, false])
  func `Cancelling when nothing loads does nothing`(afterLoad: Bool) async throws {
    if afterLoad { try await loadPicture() }
    _ = observer.takeChanges()
    model.cancelLoad()
    #expect(observer.takeChanges() == 0)
  }

  @Test func `A late answer doesn't change the next load`() async {
    model.startLoad()
    await cats.addresses.wait(for: 1)
    model.cancelLoad()
    model.startLoad()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(model.caption == .address(CatAddress("cat:2")))
    #expect(model.isLoading)
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test func `An editor for the picture is open until it closes`() async throws {
    model.openEditor()
    #expect(model.editor == nil)
    try await loadPicture()
    _ = observer.takeChanges()
    model.openEditor()
    let editor = try #require(model.editorModel)
    #expect(model.editor === editor)
    #expect(editor.picture == (try .grey(7)))
    editor.closeNotice()
    #expect(model.editor === editor)
    #expect(observer.takeChanges() == 1)
    editor.close()
    #expect(model.editor == nil)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `Loading stops when it goes`() async {
    var model: LoadCatModel? = LoadCatModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    weak let released = model
    model?.startLoad()
    await cats.addresses.wait(for: 1)
    model = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(cats.pictures.inputs == [])
  }

  private func loadPicture() async throws {
    model.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
  }
}
