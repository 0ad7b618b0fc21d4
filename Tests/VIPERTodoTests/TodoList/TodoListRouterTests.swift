import TerminalUI
import Testing

@testable import VIPERTodo

@Suite("The list's router")
struct TodoListRouterTests {
  private let host = MockHost()
  private let output = MockTodoListRouterOutput()
  private let form = MockScene()
  private let router: TodoListRouter

  init() {
    router = TodoListRouter { [form] _, _ in form }
    router.host = host
    router.output = output
  }

  @Test("It makes the form that is asked for, and is told by it")
  func makesTheForm() {
    var requests: [TodoFormRequest?] = []
    weak var formOutput: (any TodoFormModuleOutput)?
    let router = TodoListRouter { request, output in
      requests.append(request)
      formOutput = output
      return MockScene()
    }
    router.host = host
    router.showForm(TodoFormRequest(id: 1, title: "A", day: "2026-11-21"))
    router.showForm(nil)
    #expect(requests == [TodoFormRequest(id: 1, title: "A", day: "2026-11-21"), nil])
    #expect(formOutput === router)
  }

  @Test("Its host presents the form until it is saved")
  func saved() {
    router.showForm(nil)
    #expect(host.presented === form)
    router.todoFormSaved(1)
    #expect(host.presented == nil)
    #expect(output.saved == [1])
  }

  @Test("Its host presents the form until it is cancelled")
  func cancelled() {
    router.showForm(nil)
    router.todoFormCancelled()
    #expect(host.presented == nil)
    #expect(output.saved == [])
  }

  @Test("It holds its host and its output weakly")
  func weakReferences() {
    var host: MockHost? = MockHost()
    var output: MockTodoListRouterOutput? = MockTodoListRouterOutput()
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
