import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's router")
struct TodoListRouterTests {
  private let host = RecordingHost()
  private let output = RecordingTodoListRouterOutput()
  private let page = RecordingTodoFormPage()
  private let router: TodoListRouter

  init() {
    let root = RootRoute()
    root.register(TodosRoute.form) { [page] _ in page }
    router = TodoListRouter(root: root)
    router.host = host
    router.output = output
  }

  @Test func `It asks the root route for the form, and gets its result`() {
    router.presentForm(.edit(id: 1, title: "A", due: .fixed))
    router.presentForm(.add())
    #expect(page.requests == [.edit(id: 1, title: "A", due: .fixed), .add()])
    #expect(page.output === router)
  }

  @Test func `Its host presents the form until it is saved`() {
    router.presentForm(.add())
    #expect(host.presented === page.form)
    router.todoFormSaved(1)
    #expect(host.presented == nil)
    #expect(output.saved == [1])
  }

  @Test func `Its host presents the form until it is cancelled`() {
    router.presentForm(.add())
    router.todoFormCancelled()
    #expect(host.presented == nil)
    #expect(output.saved == [])
  }

  @Test func `It holds its host and its output weakly`() {
    var host: RecordingHost? = RecordingHost()
    var output: RecordingTodoListRouterOutput? = RecordingTodoListRouterOutput()
    weak let releasedHost = host
    weak let releasedOutput = output
    router.host = host
    router.output = output
    host = nil
    output = nil
    #expect(releasedHost == nil)
    #expect(releasedOutput == nil)
  }
}
