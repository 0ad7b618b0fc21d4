import Testing

@testable import VIPERBase

@Suite("The form's router")
struct TodoFormRouterTests {
  @Test func `It reports how the form ended`() {
    let output = RecordingTodoFormModuleOutput()
    let router = TodoFormRouter(output: output)
    router.closeSaved(1)
    router.closeCancelled()
    #expect(output.calls == [.saved(1), .cancelled])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoFormModuleOutput? = RecordingTodoFormModuleOutput()
    weak let released = output
    let router = output.map(TodoFormRouter.init)
    output = nil
    #expect(released == nil)
    router?.closeCancelled()
  }
}
