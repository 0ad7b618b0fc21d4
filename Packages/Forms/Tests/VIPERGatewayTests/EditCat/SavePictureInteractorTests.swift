import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Saving the picture")
struct SavePictureInteractorTests {
  nonisolated private static let failure = DataFailure(description: "No disk.")

  private let data: ScriptedEditCatDataManager
  private let output = RecordingEditCatOutput()
  private var interactor: SavePictureInteractor?

  init() throws {
    data = ScriptedEditCatDataManager(original: try .grey(7))
    let interactor = SavePictureInteractor(data: data)
    interactor.output = output
    self.interactor = interactor
  }

  @Test func `It saves what is shown, and answers with the name`() async throws {
    data.shown = try .grey(100)
    interactor?.startSave()
    data.shown = try .grey(101)
    await data.saves.answer(0, with: .success("cat-1.png"))
    #expect(data.saves.inputs == [try .grey(100)])
    #expect(output.answers == [.saveStarted, .saved(as: "cat-1.png")])
  }

  @Test func `A failed save says why`() async throws {
    interactor?.startSave()
    await data.saves.answer(0, with: .failure(Self.failure))
    #expect(data.saves.inputs == [try .grey(7)])
    #expect(output.answers == [.saveStarted, .saveFailed(reason: "No disk.")])
    interactor?.startSave()
    #expect(output.answers.last == .saveStarted)
  }

  @Test func `It is known to be at work until it is done`() async {
    interactor?.startSave()
    #expect(data.work == .saving)
    await data.saves.answer(0, with: .success("cat-1.png"))
    #expect(data.work == nil)
  }

  @Test(arguments: [.filtering, .saving] as [PictureWork])
  func `While something goes on with the picture nothing is saved`(work: PictureWork) {
    data.work = work
    interactor?.startSave()
    #expect(output.answers == [])
    #expect(data.work == work)
  }

  @Test func `Cancelling stops the save`() async {
    interactor?.startSave()
    await data.saves.wait(for: 1)
    interactor?.cancelSave()
    #expect(data.saves.isCancelled(0))
    await data.saves.answer(0, with: .success("cat-1.png"))
    #expect(output.answers == [.saveStarted])
  }

  @Test(
    arguments: [.success("cat-1.png"), .failure(Self.failure)] as [Result<String, DataFailure>])
  mutating func `It stops when it goes`(late: Result<String, DataFailure>) async {
    interactor?.startSave()
    await data.saves.wait(for: 1)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
    #expect(data.saves.isCancelled(0))
    await data.saves.answer(0, with: late)
    #expect(output.answers == [.saveStarted])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingEditCatOutput? = RecordingEditCatOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }
}
