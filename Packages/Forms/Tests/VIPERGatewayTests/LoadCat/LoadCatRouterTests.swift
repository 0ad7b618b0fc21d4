import TerminalUI
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The cat loader's router")
struct LoadCatRouterTests {
  private let host = RecordingHost()

  @Test func `It makes the editor that is asked for, and its host presents it`() throws {
    let editor = RecordingScene()
    var requests: [EditCatRequest] = []
    weak var editorHost: (any Presenting)?
    let router = LoadCatRouter { request, host in
      requests.append(request)
      editorHost = host
      return editor
    }
    router.host = host
    router.presentEditor(EditCatRequest(picture: try .grey(7)))
    #expect(requests == [EditCatRequest(picture: try .grey(7))])
    #expect(editorHost === host)
    #expect(host.presented === editor)
  }

  @Test func `It holds its host weakly`() {
    let router = LoadCatRouter { _, _ in RecordingScene() }
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
  }
}
