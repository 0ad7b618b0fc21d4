import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

@Suite("The cat loader's router")
struct LoadCatRouterTests {
  private let host = RecordingHost()

  @Test func `It makes the editor that is asked for, and gets its result`() throws {
    var requests: [EditCatRequest] = []
    weak var editorOutput: (any EditCatModuleOutput)?
    let router = LoadCatRouter { request, output in
      requests.append(request)
      editorOutput = output
      return RecordingScene()
    }
    router.host = host
    router.presentEditor(EditCatRequest(picture: try .grey(7)))
    #expect(requests == [EditCatRequest(picture: try .grey(7))])
    #expect(editorOutput === router)
  }

  @Test func `Its host presents the editor until it closes`() throws {
    let editor = RecordingScene()
    let router = LoadCatRouter { _, _ in editor }
    router.host = host
    router.presentEditor(EditCatRequest(picture: try .grey(7)))
    #expect(host.presented === editor)
    router.editCatClosed()
    #expect(host.presented == nil)
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
