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

  @Test("It saves what is shown, and answers with the name")
  func save() async throws {
    data.shown = try .grey(100)
    interactor?.startSave()
    data.shown = try .grey(101)
    await data.saves.answer(0, with: .success("cat-1.png"))
    #expect(data.saves.inputs == [try .grey(100)])
    #expect(output.answers == [.saved(as: "cat-1.png")])
  }

  @Test("A picture that can't be saved says why")
  func saveFails() async throws {
    interactor?.startSave()
    await data.saves.answer(0, with: .failure(Self.failure))
    #expect(data.saves.inputs == [try .grey(7)])
    #expect(output.answers == [.saveFailed(reason: "No disk.")])
  }

  @Test(
    "It stops when it goes",
    arguments: [.success("cat-1.png"), .failure(Self.failure)] as [Result<String, DataFailure>])
  mutating func released(late: Result<String, DataFailure>) async {
    interactor?.startSave()
    await data.saves.wait(for: 1)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
    #expect(data.saves.isCancelled(0))
    await data.saves.answer(0, with: late)
    #expect(output.answers == [])
  }

  @Test("It holds its output weakly")
  func weakOutput() {
    var output: RecordingEditCatOutput? = RecordingEditCatOutput()
    weak let released = output
    interactor?.output = output
    output = nil
    #expect(released == nil)
  }
}
