import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The cat loader's interactor")
struct LoadCatInteractorTests {
  private let data = ScriptedLoadCatDataManager()
  private let output = RecordingLoadCatOutput()
  private var interactor: LoadCatInteractor?

  init() {
    let interactor = LoadCatInteractor(data: data)
    interactor.output = output
    self.interactor = interactor
  }

  @Test func `A load reports its start, then the address, then the picture`() async throws {
    interactor?.startLoad()
    #expect(output.answers == [.loadStarted])
    await data.cats.answer(0, with: .success(CatEntity("cat:1")))
    #expect(output.answers == [.loadStarted, .addressArrived("cat:1")])
    await data.pictures.answer(0, with: .success(try .grey(7)))
    #expect(
      output.answers == [.loadStarted, .addressArrived("cat:1"), .pictureArrived(try .grey(7))])
    #expect(data.pictures.inputs == [CatEntity("cat:1")])
  }

  @Test func `There is one load at a time`() async throws {
    interactor?.startLoad()
    interactor?.startLoad()
    await data.cats.answer(0, with: .success(CatEntity("cat:1")))
    interactor?.startLoad()
    await data.pictures.answer(0, with: .success(try .grey(7)))
    #expect(data.cats.inputs.count == 1)
    #expect(
      output.answers == [.loadStarted, .addressArrived("cat:1"), .pictureArrived(try .grey(7))])
  }

  @Test(arguments: [true, false])
  func `After a load the next one can start`(isSuccess: Bool) async throws {
    interactor?.startLoad()
    if isSuccess {
      await data.cats.answer(0, with: .success(CatEntity("cat:1")))
      await data.pictures.answer(0, with: .success(try .grey(7)))
    } else {
      await data.cats.answer(0, with: .failure(.timedOut))
    }
    interactor?.startLoad()
    try #require(output.answers.last == .loadStarted)
    await data.cats.answer(1, with: .success(CatEntity("cat:2")))
    #expect(output.answers.last == .addressArrived("cat:2"))
  }

  @Test(
    arguments: [
      .unreachable, .timedOut, .status(503), .unreadable, .tooLarge, .unsupportedFormat("JPEG"),
      .cancelled,
    ] as [CatError])
  func `A failed load says why`(with error: CatError) async {
    interactor?.startLoad()
    await data.cats.answer(0, with: .failure(error))
    #expect(output.answers == [.loadStarted, .loadFailed(error)])
  }

  @Test func `A failure of the second step says why as well`() async {
    interactor?.startLoad()
    await data.cats.answer(0, with: .success(CatEntity("cat:1")))
    await data.pictures.answer(0, with: .failure(.tooLarge))
    #expect(output.answers.last == .loadFailed(.tooLarge))
  }

  @Test func `Without a load there is nothing to cancel`() async {
    interactor?.cancelLoad()
    #expect(output.answers == [])
    interactor?.startLoad()
    await data.cats.answer(0, with: .failure(.timedOut))
    interactor?.cancelLoad()
    #expect(output.answers == [.loadStarted, .loadFailed(.timedOut)])
  }

  @Test func `A load cancelled before its address answers nothing more`() async {
    interactor?.startLoad()
    await data.cats.wait(for: 1)
    interactor?.cancelLoad()
    #expect(data.cats.isCancelled(0))
    await data.cats.answer(0, with: .success(CatEntity("cat:1")))
    #expect(output.answers == [.loadStarted, .loadFailed(.cancelled)])
    #expect(data.pictures.inputs == [])
  }

  @Test(arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func `A load cancelled before its picture answers nothing more`(
    late: Result<Bitmap, CatError>
  ) async {
    interactor?.startLoad()
    await data.cats.answer(0, with: .success(CatEntity("cat:1")))
    interactor?.cancelLoad()
    #expect(data.pictures.isCancelled(0))
    await data.pictures.answer(0, with: late)
    #expect(
      output.answers == [.loadStarted, .addressArrived("cat:1"), .loadFailed(.cancelled)])
  }

  @Test func `A late answer doesn't change the next load`() async {
    interactor?.startLoad()
    await data.cats.wait(for: 1)
    interactor?.cancelLoad()
    interactor?.startLoad()
    await data.cats.answer(1, with: .success(CatEntity("cat:2")))
    await data.cats.answer(0, with: .failure(.unreachable))
    #expect(
      output.answers == [
        .loadStarted, .loadFailed(.cancelled), .loadStarted, .addressArrived("cat:2"),
      ])
    #expect(!data.pictures.isCancelled(0))
  }

  @Test mutating func `Nothing goes on when it goes`() async {
    interactor?.startLoad()
    await data.cats.wait(for: 1)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
    #expect(data.cats.isCancelled(0))
    await data.cats.answer(0, with: .success(CatEntity("cat:1")))
    #expect(output.answers == [.loadStarted])
    #expect(data.pictures.inputs == [])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingLoadCatOutput? = RecordingLoadCatOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }
}
