import Testing

@testable import VIPERRoutes

@Suite("The editor's router")
struct EditCatRouterTests {
  @Test func `It reports that the editor closed`() {
    let output = RecordingEditCatModuleOutput()
    EditCatRouter(output: output).close()
    #expect(output.closed == 1)
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingEditCatModuleOutput? = RecordingEditCatModuleOutput()
    weak let released = output
    let router = output.map(EditCatRouter.init)
    output = nil
    #expect(released == nil)
    router?.close()
  }
}
