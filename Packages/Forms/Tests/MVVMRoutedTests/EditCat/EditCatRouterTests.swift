import Testing

@testable import MVVMRouted

@Suite("The editor's router")
struct EditCatRouterTests {
  @Test func `Closing dismisses what its host presents`() {
    let host = RecordingHost()
    host.present(RecordingScene())
    EditCatRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map { EditCatRouter(host: $0) }
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
