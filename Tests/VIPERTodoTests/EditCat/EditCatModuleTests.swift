import Shared
import TerminalUI
import Testing

@testable import VIPERTodo

@Suite("The editor's module")
struct EditCatModuleTests {
  private let processor = ScriptedPictureProcessor()
  private let output = MockEditCatModuleOutput()

  @Test("It is built ready to be shown")
  func built() throws {
    let scene = build()
    #expect(scene.screen.title == "Edit Cat")
    #expect(
      scene.screen.content.first == .picture(try #require(Screen.Picture(.grey(7)))))
    scene.press(.escape)
    #expect(output.closed == 1)
  }

  @Test("Nothing is left behind when it goes")
  func released() async throws {
    weak var released: (any Scene)?
    do {
      let scene = build()
      scene.press(.down)
      await processor.calls.wait(for: 1)
      released = scene
    }
    #expect(released == nil)
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  private func build() -> any Scene {
    EditCatModule.build(
      environment: .fixed(processor: processor), request: EditCatRequest(picture: .grey(7)),
      output: output)
  }
}
