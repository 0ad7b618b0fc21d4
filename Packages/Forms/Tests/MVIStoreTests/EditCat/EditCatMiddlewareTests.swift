import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The editor's middleware")
struct EditCatMiddlewareTests {
  private let app: TestApp

  init() throws {
    var state = AppState()
    state.loadCat.phase = .loaded(CatAddress("cat:1"), try .grey(7))
    state.editCat = EditCatState(editing: try .grey(7))
    app = TestApp(try FailingStore(), state: state)
  }

  @Test func `Every choice filters the original`() async throws {
    for (number, filter) in [PictureFilter.mono, .sepia].enumerated() {
      app.dispatch(EditCatAction.choiceMoved(by: 1))
      await app.processor.calls.answer(number, with: try .grey(100))
      #expect(app.taken() == [EditCatAction.filtered(try .grey(100))].dispatched)
      #expect(
        app.processor.calls.inputs.last
          == ScriptedPictureProcessor.Input(filter: filter, picture: try .grey(7)))
    }
  }

  @Test func `Of quick choices only the newest goes on and is heard`() async throws {
    for calls in 1...2 {
      app.dispatch(EditCatAction.choiceMoved(by: 1))
      await app.processor.calls.wait(for: calls)
    }
    #expect(app.processor.calls.isCancelled(0))
    #expect(!app.processor.calls.isCancelled(1))
    await app.processor.calls.answer(0, with: try .grey(50))
    #expect(app.taken() == [])
    await app.processor.calls.answer(1, with: try .grey(100))
    #expect(app.taken() == [EditCatAction.filtered(try .grey(100))].dispatched)
  }

  @Test func `Saving saves what is shown, once, and says the name`() async throws {
    app.dispatch(EditCatAction.filtered(try .grey(100)))
    for _ in 1...2 { app.dispatch(EditCatAction.savePressed) }
    await app.library.calls.answer(0, with: .success("cat-1.png"))
    #expect(app.taken() == [EditCatAction.saved(name: "cat-1.png")].dispatched)
    #expect(app.library.calls.inputs == [try .grey(100)])
  }

  @Test func `A failed save says why`() async {
    app.dispatch(EditCatAction.savePressed)
    await app.library.calls.answer(0, with: .failure(.cancelled))
    #expect(
      app.taken()
        == [EditCatAction.saveFailed(reason: PhotoLibraryError.cancelled.description)].dispatched)
  }

  @Test func `When the editor closes, a filter stops and isn't heard in the next editor`()
    async throws
  {
    app.dispatch(EditCatAction.choiceMoved(by: 1))
    await app.processor.calls.wait(for: 1)
    reopen()
    #expect(app.processor.calls.isCancelled(0))
    await app.processor.calls.answer(0, with: try .grey(100))
    #expect(app.taken() == [])
    #expect(app.state.editCat == EditCatState(editing: try .grey(7)))
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(.cancelled)] as [Result<String, PhotoLibraryError>])
  func `So does a save`(late: Result<String, PhotoLibraryError>) async throws {
    app.dispatch(EditCatAction.savePressed)
    await app.library.calls.wait(for: 1)
    reopen()
    #expect(app.library.calls.isCancelled(0))
    await app.library.calls.answer(0, with: late)
    #expect(app.taken() == [])
    #expect(app.state.editCat == EditCatState(editing: try .grey(7)))
  }

  @Test func `Nothing goes on when it goes`() async throws {
    let processor = ScriptedPictureProcessor()
    var middleware: EditCatMiddleware? = EditCatMiddleware(
      processor: processor, library: ScriptedPhotoLibrary())
    var after = app.state
    after.editCat?.choice = 1
    middleware?.respond(
      to: EditCatAction.choiceMoved(by: 1), before: app.state, after: after, dispatch: { _ in })
    await processor.calls.wait(for: 1)
    weak let released = middleware
    middleware = nil
    #expect(released == nil)
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  private func reopen() {
    app.dispatch(EditCatAction.cancelPressed)
    app.dispatch(LoadCatAction.editPressed)
    _ = app.taken()
  }
}
