import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

@Suite("The app")
struct AppTests {
  @Test func `Its parts work together`() throws {
    let store = try FailingStore()
    let scene = MVCClassicApp.todos(in: .fixed(store))
    scene.appeared()
    scene.press("a")
    let form = try #require(scene.presented)
    for key: Key in ["A", .enter] { form.press(key) }
    #expect(scene.presented == nil)
    #expect(scene.screen.content.first == .text("1 active, 0 done"))
    #expect(try store.lines == ["2026-11-21 A"])
  }

  @Test(arguments: ["f", "a", "d"] as [Key])
  func `Nothing is left in memory when it goes`(_ key: Key) throws {
    weak var released: (any Scene)?
    weak var releasedForm: (any Scene)?
    do {
      let scene = MVCClassicApp.todos(in: .fixed(try FailingStore("2026-11-21 A")))
      scene.appeared()
      scene.press(key)
      released = scene
      releasedForm = scene.presented
      #expect((releasedForm != nil) == (key == "a"))
    }
    #expect(released == nil)
    #expect(releasedForm == nil)
  }

  @Test func `Its parts for cats work together`() async throws {
    let cats = ScriptedCatProvider()
    let scene = MVCClassicApp.cats(in: .fixed(cats: cats))
    scene.press("l")
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(scene.screen.content.first == .text("cat:1"))
    scene.press("e")
    let editor = try #require(scene.presented)
    #expect(editor.screen.title == "Edit Cat")
    editor.press(.escape)
    #expect(scene.presented == nil)
  }

  @Test(arguments: [false, true])
  func `Nothing goes on when the cats go`(whileEditing: Bool) async throws {
    let cats = ScriptedCatProvider()
    let processor = ScriptedPictureProcessor()
    weak var released: (any Scene)?
    weak var releasedEditor: (any Scene)?
    do {
      let scene = MVCClassicApp.cats(in: .fixed(cats: cats, processor: processor))
      scene.press("l")
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      if whileEditing {
        await cats.pictures.answer(0, with: .success(try .grey(7)))
        scene.press("e")
        scene.presented?.press(.down)
        await processor.calls.wait(for: 1)
      }
      released = scene
      releasedEditor = scene.presented
      #expect((releasedEditor != nil) == whileEditing)
    }
    #expect(released == nil)
    #expect(releasedEditor == nil)
    if whileEditing {
      #expect(processor.calls.isCancelled(0))
      await processor.calls.answer(0, with: try .grey(8))
    } else {
      #expect(cats.pictures.isCancelled(0))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
    }
  }
}
