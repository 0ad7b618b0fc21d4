import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Starting to edit")
struct StartEditInteractorTests {
  private let data: ScriptedEditCatDataManager
  private let output = RecordingEditCatOutput()
  private let interactor: StartEditInteractor

  init() throws {
    data = ScriptedEditCatDataManager(original: try .grey(7))
    interactor = StartEditInteractor(data: data)
    interactor.output = output
  }

  @Test func `It answers with the picture that is to be edited`() throws {
    interactor.start()
    #expect(output.answers == [.started(try .grey(7))])
  }

  @Test func `Started again, it answers with what is shown`() throws {
    data.shown = try .grey(100)
    interactor.start()
    #expect(output.answers == [.started(try .grey(100))])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingEditCatOutput? = RecordingEditCatOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
