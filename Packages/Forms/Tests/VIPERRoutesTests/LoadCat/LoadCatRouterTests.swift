import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The cat loader's router")
struct LoadCatRouterTests {
  private let host = RecordingHost()
  private let page = RecordingEditCatPage()
  private let router: LoadCatRouter

  init() {
    let root = RootRoute()
    root.register(CatsRoute.editor) { [page] _ in page }
    router = LoadCatRouter(root: root)
    router.host = host
  }

  @Test func `It asks the root route for the editor, and its host presents it`() throws {
    router.presentEditor(of: try .grey(7))
    #expect(page.pictures == [try .grey(7)])
    #expect(page.host === host)
    #expect(host.presented === page.editor)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
  }
}
