import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERBase

@Suite("The editor's module")
struct EditCatModuleTests {
  private let processor = ScriptedPictureProcessor()
  private let host = RecordingHost()

  @Test func `It shows its picture when it appears, and has its host dismiss it`() throws {
    let scene = try build()
    #expect(scene.screen.title == "Edit Cat")
    #expect(scene.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
    scene.appeared()
    let picture = try #require(Screen.Picture(CatPicture(try .grey(7))))
    #expect(scene.screen.content.first == .picture(picture))
    #expect(scene.screen.actions.filter { !$0.isEnabled } == [])
    host.present(scene)
    scene.press(.escape)
    #expect(host.presented == nil)
  }

  @Test func `Nothing is left in memory when it goes`() async throws {
    weak var released: (any Scene)?
    do {
      let scene = try build()
      scene.appeared()
      scene.press(.down)
      await processor.calls.wait(for: 1)
      released = scene
    }
    #expect(released == nil)
    #expect(processor.calls.isCancelled(0))
    await processor.calls.answer(0, with: try .grey(100))
  }

  private func build() throws -> any Scene {
    try EditCatModule(
      processor: processor, library: ScriptedPhotoLibrary(), picture: try .grey(7), host: host
    ).assemble()
  }
}
