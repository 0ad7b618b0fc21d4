import TerminalUI
import Testing

@testable import VIPERTodo

@Suite("The cat loader's router")
struct LoadCatRouterTests {
  private let host = MockHost()

  @Test("It makes the editor that is asked for, and is told by it")
  func makesTheEditor() {
    var requests: [EditCatRequest] = []
    weak var editorOutput: (any EditCatModuleOutput)?
    let router = LoadCatRouter { request, output in
      requests.append(request)
      editorOutput = output
      return MockScene()
    }
    router.host = host
    router.showEditor(EditCatRequest(picture: .grey(7)))
    #expect(requests == [EditCatRequest(picture: .grey(7))])
    #expect(editorOutput === router)
  }

  @Test("Its host presents the editor until it closes")
  func closed() {
    let editor = MockScene()
    let router = LoadCatRouter { _, _ in editor }
    router.host = host
    router.showEditor(EditCatRequest(picture: .grey(7)))
    #expect(host.presented === editor)
    router.editCatClosed()
    #expect(host.presented == nil)
  }

  @Test("It holds its host weakly")
  func weakHost() {
    let router = LoadCatRouter { _, _ in MockScene() }
    var host: MockHost? = MockHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
  }
}
