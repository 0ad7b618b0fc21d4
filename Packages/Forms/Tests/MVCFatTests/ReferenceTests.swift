import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// A controller owns what it presents, so references back are weak.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test func `Neither the store nor its form keeps the list's controller`() throws {
    let store = try FailingStore()
    var form: (any Scene)?
    weak var released: TodoListViewController?
    do {
      let controller = TodoListViewController(store: store, clock: .fixed, calendar: .fixed)
      controller.press("a")
      form = controller.presented
      released = controller
    }
    #expect(released == nil)
    #expect(form != nil)
  }

  @Test func `Its editor doesn't keep the cat loader's controller`() async throws {
    let cats = ScriptedCatProvider()
    var editor: (any Scene)?
    weak var released: LoadCatViewController?
    do {
      let controller = LoadCatViewController(
        provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
      controller.press("l")
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      controller.press("e")
      editor = controller.presented
      released = controller
    }
    #expect(released == nil)
    #expect(editor != nil)
  }
}
