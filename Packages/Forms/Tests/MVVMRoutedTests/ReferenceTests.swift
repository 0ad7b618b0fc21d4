import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMRouted

/// A view owns its view model, which owns its router; the view also owns what the router presents,
/// and references back are weak.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test func `A form that stays doesn't keep the list, and ends without it`() throws {
    let store = try FailingStore()
    var form: (any Scene)?
    weak var released: (any Scene)?
    do {
      let scene = MVVMRoutedApp.todos(in: .fixed(store))
      scene.press("a")
      form = scene.presented
      released = scene
    }
    #expect(released == nil)
    for key: Key in ["A", .enter] { form?.press(key) }
    #expect(try store.lines == ["2026-11-21 A"])
  }

  @Test(arguments: [.enter, .escape] as [Key])
  func `A form that was closed is let go`(end: Key) throws {
    let scene = MVVMRoutedApp.todos(in: .fixed(try FailingStore()))
    weak var released: (any Scene)?
    scene.press("a")
    do {
      let form = try #require(scene.presented)
      for key: Key in ["A", end] { form.press(key) }
      released = form
    }
    #expect(scene.presented == nil)
    #expect(released == nil)
  }

  @Test func `An editor that stays doesn't keep the cats, and ends without them`() async throws {
    let cats = ScriptedCatProvider()
    var editor: (any Scene)?
    weak var released: (any Scene)?
    do {
      let scene = MVVMRoutedApp.cats(in: .fixed(cats: cats))
      scene.press("l")
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      scene.press("e")
      editor = scene.presented
      released = scene
    }
    #expect(released == nil)
    #expect(editor != nil)
    editor?.press(.escape)
  }
}
