import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The cat loader's middleware")
struct LoadCatMiddlewareTests {
  nonisolated private static let address = CatAddress("cat:1")

  private let app: TestApp

  init() throws {
    app = TestApp(try FailingStore())
  }

  @Test func `A load says the address, then the picture`() async throws {
    await find()
    await app.cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(app.taken() == [LoadCatAction.pictureArrived(Self.address, try .grey(7))].dispatched)
    #expect(app.cats.pictures.inputs == [Self.address])
  }

  @Test(arguments: [true, false])
  func `A load that fails says why, whichever step failed`(atOnce: Bool) async {
    if atOnce {
      app.dispatch(LoadCatAction.loadPressed)
      await app.cats.addresses.answer(0, with: .failure(.timedOut))
    } else {
      await find()
      await app.cats.pictures.answer(0, with: .failure(.timedOut))
    }
    #expect(app.taken() == [LoadCatAction.loadFailed(.timedOut)].dispatched)
  }

  @Test func `A second load while one goes on asks for nothing`() async {
    await find()
    app.dispatch(LoadCatAction.loadPressed)
    await app.cats.pictures.answer(0, with: .failure(.timedOut))
    #expect(app.cats.addresses.inputs.count == 1)
  }

  @Test(arguments: [.success(address), .failure(.cancelled)] as [Result<CatAddress, CatError>])
  func `Cancelled before its address, a load goes no further and says nothing`(
    late: Result<CatAddress, CatError>
  ) async {
    app.dispatch(LoadCatAction.loadPressed)
    await app.cats.addresses.wait(for: 1)
    app.dispatch(LoadCatAction.cancelPressed)
    #expect(app.cats.addresses.isCancelled(0))
    await app.cats.addresses.answer(0, with: late)
    #expect(app.cats.pictures.inputs == [])
    #expect(app.taken() == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.cancelled)] as [Result<Bitmap, CatError>])
  func `Cancelled before its picture, a load says nothing more, not even while another goes on`(
    late: Result<Bitmap, CatError>
  ) async {
    await find()
    app.dispatch(LoadCatAction.cancelPressed)
    #expect(app.cats.pictures.isCancelled(0))
    app.dispatch(LoadCatAction.loadPressed)
    await app.cats.pictures.answer(0, with: late)
    #expect(app.taken() == [])
    #expect(app.state.loadCat.phase == .loading(nil))
  }

  @Test func `Nothing goes on when it goes`() async throws {
    let cats = ScriptedCatProvider()
    var middleware: LoadCatMiddleware? = LoadCatMiddleware(provider: cats)
    middleware?.respond(
      to: LoadCatAction.loadPressed, before: AppState(), after: AppState(), dispatch: { _ in })
    await cats.addresses.wait(for: 1)
    weak let released = middleware
    middleware = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(Self.address))
  }

  private func find() async {
    app.dispatch(LoadCatAction.loadPressed)
    await app.cats.addresses.answer(0, with: .success(Self.address))
    #expect(app.taken() == [LoadCatAction.addressArrived(Self.address)].dispatched)
  }
}
