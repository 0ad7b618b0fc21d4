import Testing

@testable import MVVMRouted

@Suite("The router of NewScene")
struct NewSceneRouterTests {
  @Test func `Closing dismisses what its host presents`() {
    let host = RecordingHost()
    host.present(RecordingScene())
    NewSceneRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map { NewSceneRouter(host: $0) }
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
