import Testing

@testable import VIPERGateway

@Suite("The router of NewScene")
struct NewSceneRouterTests {
  @Test("It tells that NewScene closed")
  func closes() {
    let output = RecordingNewSceneModuleOutput()
    NewSceneRouter(output: output).close()
    #expect(output.closed == 1)
  }

  @Test("It holds its output weakly")
  func weakOutput() {
    var output: RecordingNewSceneModuleOutput? = RecordingNewSceneModuleOutput()
    weak let released = output
    let router = output.map(NewSceneRouter.init)
    output = nil
    #expect(released == nil)
    router?.close()
  }
}
