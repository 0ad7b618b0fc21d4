import Testing

@testable import VIPERGateway

@Suite("Loading NewScene")
struct LoadNewSceneInteractorTests {
  private let data = ScriptedNewSceneDataManager()
  private let output = RecordingLoadNewSceneOutput()
  private let interactor: LoadNewSceneInteractor

  init() {
    interactor = LoadNewSceneInteractor(data: data)
    interactor.output = output
  }

  @Test func `It answers with what the data manager has, in plain values`() {
    interactor.load()
    #expect(output.answers == [.loaded(NewSceneResponse(left: 1))])
  }

  @Test func `It loads again whenever todos change`() {
    data.answer = .success(NewSceneEntity(left: 2))
    data.onChange()
    #expect(output.answers == [.loaded(NewSceneResponse(left: 2))])
  }

  @Test func `What can't be loaded says why, and nothing else`() {
    data.answer = .failure(DataFailure(description: "No disk."))
    interactor.load()
    #expect(output.answers == [.loadFailed(reason: "No disk.")])
  }

  @Test func `It holds its output weakly, and its data manager doesn't keep it`() {
    var output: RecordingLoadNewSceneOutput? = RecordingLoadNewSceneOutput()
    weak let releasedOutput = output
    weak var released: LoadNewSceneInteractor?
    do {
      let interactor = LoadNewSceneInteractor(data: data)
      interactor.output = output
      released = interactor
      output = nil
      #expect(releasedOutput == nil)
    }
    #expect(released == nil)
    data.onChange()
  }
}
