import Testing

@testable import VIPERObserved

@Suite("The router of NewScene")
struct NewSceneRouterTests {
  @Test func `It reports that NewScene closed`() {
    let output = RecordingNewSceneModuleOutput()
    NewSceneRouter(output: output).close()
    #expect(output.closed == 1)
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingNewSceneModuleOutput? = RecordingNewSceneModuleOutput()
    weak let released = output
    let router = output.map(NewSceneRouter.init)
    output = nil
    #expect(released == nil)
    router?.close()
  }
}
