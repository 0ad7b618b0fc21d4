import Testing

@testable import MVVMRouted

@Suite("The form's router")
struct TodoFormRouterTests {
  @Test func `Closing dismisses what its host presents`() {
    let host = RecordingHost()
    host.present(RecordingScene())
    TodoFormRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map { TodoFormRouter(host: $0) }
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
