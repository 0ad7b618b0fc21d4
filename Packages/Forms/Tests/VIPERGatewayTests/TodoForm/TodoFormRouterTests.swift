import Testing

@testable import VIPERGateway

@Suite("The form's router")
struct TodoFormRouterTests {
  @Test func `It has its host dismiss the form`() {
    let host = RecordingHost()
    host.present(RecordingScene())
    TodoFormRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map(TodoFormRouter.init)
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
