import Shared
import TerminalUI
import Testing

@testable import MVCTodo

@Suite("The app")
struct AppTests {
  @Test("Its parts work together")
  func assembled() throws {
    let store = try FailingStore()
    let scene = MVCApp.todos(in: .fixed(store))
    scene.appeared()
    scene.press("a")
    let form = try #require(scene.presented)
    for key: Key in ["A", .enter] { form.press(key) }
    #expect(scene.presented == nil)
    #expect(scene.screen.content.first == .text("1 active, 0 done"))
    #expect(try store.lines == ["2026-11-21 A"])
  }

  @Test("Nothing is left behind when it goes", arguments: ["f", "a", "d"] as [Key])
  func released(_ key: Key) throws {
    weak var released: (any Scene)?
    weak var releasedForm: (any Scene)?
    do {
      let scene = MVCApp.todos(in: .fixed(try FailingStore("2026-11-21 A")))
      scene.appeared()
      scene.press(key)
      released = scene
      releasedForm = scene.presented
      #expect((releasedForm != nil) == (key == "a"))
    }
    #expect(released == nil)
    #expect(releasedForm == nil)
  }
}
