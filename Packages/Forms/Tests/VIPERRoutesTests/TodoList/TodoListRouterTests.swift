import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's router")
struct TodoListRouterTests {
  private let host = RecordingHost()
  private let output = RecordingTodoFormModuleOutput()
  private let page = RecordingTodoFormPage()
  private let router: TodoListRouter

  init() {
    let root = RootRoute()
    root.register(TodosRoute.form) { [page] _ in page }
    router = TodoListRouter(root: root)
    router.host = host
  }

  @Test func `It asks the root route for the form, and its host presents it`() {
    router.presentForm(.edit(id: 1, title: "A", due: .fixed), output: output)
    router.presentForm(.add(), output: output)
    #expect(page.requests == [.edit(id: 1, title: "A", due: .fixed), .add()])
    #expect(page.host === host)
    #expect(page.output === output)
    #expect(host.presented === page.form)
  }

  @Test func `It holds its host weakly`() {
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
  }
}
