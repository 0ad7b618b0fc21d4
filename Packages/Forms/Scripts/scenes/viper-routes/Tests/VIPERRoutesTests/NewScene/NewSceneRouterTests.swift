import Testing

@testable import VIPERRoutes

@Suite("The router of NewScene")
struct NewSceneRouterTests {
  @Test func `It has its host dismiss NewScene`() {
    let host = RecordingHost()
    host.present(RecordingScene())
    NewSceneRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map(NewSceneRouter.init)
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
