import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The todo list's builder")
struct TodoListBuilderTests {
  @Test func `The todo that the form saved is selected`() throws {
    let scene = VIPERGatewayApp.todos(in: .fixed(try FailingStore("2026-11-21 A")))
    scene.appeared()
    scene.press("a")
    let form = try #require(scene.presented)
    for key: Key in ["B", .enter] { form.press(key) }
    let selections = scene.screen.content.compactMap { content -> Int? in
      if case .list(let list) = content { list.selection } else { nil }
    }
    #expect(selections == [1])
  }
}
