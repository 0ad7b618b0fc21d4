import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The list's router")
struct TodoListRouterTests {
  private let host = RecordingHost()
  private let output = RecordingTodoListRouterOutput()
  private let form = RecordingScene()
  private let router: TodoListRouter

  init() {
    router = TodoListRouter { [form] _, _ in form }
    router.host = host
    router.output = output
  }

  @Test func `It makes the form that is asked for, and gets its result`() {
    var requests: [TodoFormRequest?] = []
    weak var formOutput: (any TodoFormModuleOutput)?
    let router = TodoListRouter { request, output in
      requests.append(request)
      formOutput = output
      return RecordingScene()
    }
    router.host = host
    router.presentForm(TodoFormRequest(id: 1, title: "A", due: .fixed))
    router.presentForm(nil)
    #expect(requests == [TodoFormRequest(id: 1, title: "A", due: .fixed), nil])
    #expect(formOutput === router)
  }

  @Test func `Its host presents the form until it is saved`() {
    router.presentForm(nil)
    #expect(host.presented === form)
    router.todoFormSaved(1)
    #expect(host.presented == nil)
    #expect(output.saved == [1])
  }

  @Test func `Its host presents the form until it is cancelled`() {
    router.presentForm(nil)
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
