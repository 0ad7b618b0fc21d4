import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The form's builder")
struct TodoFormBuilderTests {
  private let host = RecordingHost()
  private let output = RecordingTodoFormModuleOutput()

  @Test func `It shows its request when it appears, and reports how it ended`() throws {
    let scene = try build(TodoFormRequest(id: 1, title: "A", due: .fixed(plus: -1)))
    #expect(scene.screen.title == "")
    scene.appeared()
    #expect(scene.screen.title == "Edit Todo")
    #expect(
      scene.screen.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-20 Friday", isFocused: false)))
    host.present(scene)
    scene.press(.enter)
    #expect(host.presented == nil)
    #expect(output.saved == [1])
  }

  @Test func `Nothing is left in memory when it goes`() throws {
    weak var released: (any Scene)?
    do {
      let scene = try build(nil)
      scene.appeared()
      scene.press("A")
      released = scene
    }
    #expect(released == nil)
  }

  private func build(_ request: TodoFormRequest?) throws -> any Scene {
    TodoFormBuilder.build(
      store: try FailingStore("2026-11-20 A"), clock: .fixed, calendar: .fixed, request: request,
      host: host, output: output)
  }
}
