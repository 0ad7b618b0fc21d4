import Testing

@testable import VIPERGateway

@Suite("The editor's router")
struct EditCatRouterTests {
  @Test func `It has its host dismiss the editor`() {
    let host = RecordingHost()
    host.present(RecordingScene())
    EditCatRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map(EditCatRouter.init)
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
