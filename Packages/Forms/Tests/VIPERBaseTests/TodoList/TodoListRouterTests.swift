import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERBase

@Suite("The list's router")
struct TodoListRouterTests {
  private let host = RecordingHost()
  private let output = RecordingTodoFormModuleOutput()

  @Test func `It makes the form that is asked for, and its host presents it`() {
    let request = TodoFormRequest(id: 1, title: "A", due: .fixed)
    let form = RecordingScene()
    var requests: [TodoFormRequest?] = []
    weak var formHost: (any Presenting)?
    weak var formOutput: (any TodoFormModuleOutput)?
    let router = TodoListRouter { request, host, output in
      requests.append(request)
      formHost = host
      formOutput = output
      return form
    }
    router.host = host
    router.presentForm(request, output: output)
    router.presentForm(nil, output: output)
    #expect(requests == [request, nil])
    #expect(formHost === host)
    #expect(formOutput === output)
    #expect(host.presented === form)
  }

  @Test func `It holds its host weakly`() {
    let router = TodoListRouter { _, _, _ in RecordingScene() }
    var host: RecordingHost? = RecordingHost()
    weak let released = host
    router.host = host
    host = nil
    #expect(released == nil)
  }
}
