import Shared
import Testing

@testable import VIPERTodo

@Suite("The cat loader's interactor")
struct LoadCatInteractorTests {
  private let cats = ScriptedCatProvider()
  private let output = MockLoadCatInteractorOutput()
  private var interactor: LoadCatInteractor?

  init() {
    let interactor = LoadCatInteractor(environment: .fixed(cats: cats))
    interactor.output = output
    self.interactor = interactor
  }

  @Test("A load answers with the address, then with the picture")
  func load() async throws {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(output.answers == [.addressArrived("cat:1")])
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(output.answers == [.addressArrived("cat:1"), .pictureArrived(.grey(7))])
    #expect(cats.pictures.inputs == [CatAddress("cat:1")])
  }

  @Test(
    "A load that fails says why",
    arguments: [
      (.unreachable, .unreachable), (.timedOut, .timedOut), (.status(503), .status(503)),
      (.unreadable, .unreadable), (.tooLarge, .tooLarge),
      (.unsupportedFormat("JPEG"), .unsupportedFormat("JPEG")), (.cancelled, .cancelled),
    ] as [(CatError, LoadCatFailure)])
  func fails(with error: CatError, _ failure: LoadCatFailure) async {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .failure(error))
    #expect(output.answers == [.loadFailed(failure)])
  }

  @Test("A failure of the second step says why as well")
  func failsLater() async {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .failure(.tooLarge))
    #expect(output.answers.last == .loadFailed(.tooLarge))
  }

  @Test("Cancelled before its address, a load answers nothing more")
  func cancelFirstStep() async {
    interactor?.startLoad()
    await cats.addresses.wait(for: 1)
    interactor?.cancelLoad()
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(output.answers == [.loadFailed(.cancelled)])
    #expect(cats.pictures.inputs == [])
  }

  @Test(
    "Cancelled before its picture, a load answers nothing more",
    arguments: [.success(try .grey(7)), .failure(.timedOut)] as [Result<Bitmap, CatError>])
  func cancelSecondStep(late: Result<Bitmap, CatError>) async {
    interactor?.startLoad()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    interactor?.cancelLoad()
    #expect(cats.pictures.isCancelled(0))
    await cats.pictures.answer(0, with: late)
    #expect(output.answers == [.addressArrived("cat:1"), .loadFailed(.cancelled)])
  }

  @Test("A late answer changes nothing of the next load")
  func lateAnswer() async {
    interactor?.startLoad()
    await cats.addresses.wait(for: 1)
    interactor?.cancelLoad()
    interactor?.startLoad()
    await cats.addresses.answer(1, with: .success(CatAddress("cat:2")))
    await cats.addresses.answer(0, with: .failure(.unreachable))
    #expect(output.answers == [.loadFailed(.cancelled), .addressArrived("cat:2")])
    #expect(!cats.pictures.isCancelled(0))
  }

  @Test("Nothing goes on when it goes")
  mutating func released() async {
    interactor?.startLoad()
    await cats.addresses.wait(for: 1)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
    #expect(cats.addresses.isCancelled(0))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(output.answers == [])
    #expect(cats.pictures.inputs == [])
  }

  @Test("It holds its output weakly")
  func weakOutput() {
    var output: MockLoadCatInteractorOutput? = MockLoadCatInteractorOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }
}
