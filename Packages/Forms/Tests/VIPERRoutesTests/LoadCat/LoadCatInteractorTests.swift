import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The cat loader's interactor")
struct LoadCatInteractorTests {
  private let cats = ScriptedCatProvider()
  private let output = RecordingLoadCatInteractorOutput()
  private var interactor: LoadCatInteractor?

  init() {
    let interactor = LoadCatInteractor(provider: cats)
    interactor.output = output
    self.interactor = interactor
  }

  @Test func `A load reports its start, then the address, then the picture`() async throws {
    interactor?.startLoad()
    #expect(output.answers == [.loadStarted])
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(output.answers == [.loadStarted, .addressArrived("cat:1")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      output.answers == [.loadStarted, .addressArrived("cat:1"), .pictureArrived(try .grey(7))])
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test func `There is one load at a time`() async throws {
    interactor?.startLoad()
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    interactor?.startLoad()
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(cats.addresses.inputs.count == 1)
    #expect(
      output.answers == [.loadStarted, .addressArrived("cat:1"), .pictureArrived(try .grey(7))])
  }

  @Test(arguments: [true, false])
  func `After a load the next one can start`(isSuccess: Bool) async throws {
    interactor?.startLoad()
    if isSuccess {
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
    } else {
      await cats.addresses.answer(0, with: .failure(.timedOut))
    }
    interactor?.startLoad()
    try #require(output.answers.last == .loadStarted)
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    #expect(output.answers.last == .addressArrived("cat:2"))
  }

  @Test(
    arguments: [
      .unreachable, .timedOut, .status(503), .unreadable, .tooLarge, .unsupportedFormat("JPEG"),
      .cancelled,
    ] as [CatError])
  func `A failed load says why`(with error: CatError) async {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .failure(error))
    #expect(output.answers == [.loadStarted, .loadFailed(error)])
  }

  @Test func `A failure of the second step says why as well`() async {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .failure(.tooLarge))
    #expect(output.answers.last == .loadFailed(.tooLarge))
  }

  @Test func `Without a load there is nothing to cancel`() async {
    interactor?.cancelLoad()
    #expect(output.answers == [])
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .failure(.timedOut))
    interactor?.cancelLoad()
    #expect(output.answers == [.loadStarted, .loadFailed(.timedOut)])
  }

  @Test func `A load cancelled before its address answers nothing more`() async {
    interactor?.startLoad()
    await cats.addresses.wait(for: 1)
    interactor?.cancelLoad()
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(output.answers == [.loadStarted, .loadFailed(.cancelled)])
    #expect(cats.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture answers nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    interactor?.cancelLoad()
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(
      output.answers == [.loadStarted, .addressArrived("cat:1"), .loadFailed(.cancelled)])
  }

  @Test func `A late answer doesn't change the next load`() async {
    interactor?.startLoad()
    await cats.addresses.wait(for: 1)
    interactor?.cancelLoad()
    interactor?.startLoad()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(
      output.answers == [
        .loadStarted, .loadFailed(.cancelled), .loadStarted, .addressArrived("cat:2"),
      ])
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test mutating func `Nothing goes on when it goes`() async {
    interactor?.startLoad()
    await cats.addresses.wait(for: 1)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(output.answers == [.loadStarted])
    #expect(cats.pictures.inputs == [])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingLoadCatInteractorOutput? = RecordingLoadCatInteractorOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }
}
