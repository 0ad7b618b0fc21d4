import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

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

  @Test("It makes the form that is asked for, and is told by it")
  func makesTheForm() {
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

  @Test("Its host presents the form until it is saved")
  func saved() {
    router.presentForm(nil)
    #expect(host.presented === form)
    router.todoFormSaved(1)
    #expect(host.presented == nil)
    #expect(output.saved == [1])
  }

  @Test("Its host presents the form until it is cancelled")
  func cancelled() {
    router.presentForm(nil)
    router.todoFormCancelled()
    #expect(host.presented == nil)
    #expect(output.saved == [])
  }

  @Test("It holds its host and its output weakly")
  func weakReferences() {
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
