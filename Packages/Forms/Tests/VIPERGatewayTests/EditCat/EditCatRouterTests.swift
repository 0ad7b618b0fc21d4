import Testing

@testable import VIPERGateway

@Suite("The editor's router")
struct EditCatRouterTests {
  @Test("It tells that the editor closed")
  func closes() {
    let output = RecordingEditCatModuleOutput()
    EditCatRouter(output: output).close()
    #expect(output.closed == 1)
  }

  @Test("It holds its output weakly")
  func weakOutput() {
    var output: RecordingEditCatModuleOutput? = RecordingEditCatModuleOutput()
    weak let released = output
    let router = output.map(EditCatRouter.init)
    output = nil
    #expect(released == nil)
    router?.close()
  }
}
