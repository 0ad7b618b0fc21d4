import Testing

@testable import MVVMRouted

@Suite("The editor's router")
struct EditCatRouterTests {
  @Test("Closing dismisses what its host presents")
  func closes() {
    let host = RecordingHost()
    host.present(RecordingScene())
    EditCatRouter(host: host).close()
    #expect(host.presented == nil)
  }

  @Test("It holds its host weakly")
  func weakHost() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    let router = host.map { EditCatRouter(host: $0) }
    host = nil
    #expect(released == nil)
    router?.close()
  }
}
