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

  @Test("It answers with what the data manager has, in plain values")
  func loads() {
    interactor.load()
    #expect(output.answers == [.loaded(NewSceneResponse(left: 1))])
  }

  @Test("It loads again whenever todos change")
  func follows() {
    data.answer = .success(NewSceneEntity(left: 2))
    data.onChange()
    #expect(output.answers == [.loaded(NewSceneResponse(left: 2))])
  }

  @Test("What can't be loaded says why, and nothing else")
  func fails() {
    data.answer = .failure(DataFailure(description: "No disk."))
    interactor.load()
    #expect(output.answers == [.loadFailed(reason: "No disk.")])
  }

  @Test("It holds its output weakly, and its data manager doesn't keep it")
  func weakOutput() {
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
