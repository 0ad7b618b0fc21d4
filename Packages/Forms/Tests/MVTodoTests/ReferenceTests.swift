import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// Views own the model that they are given, and what they present; references back are weak.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test func `Neither the store nor its form keeps the list's view`() throws {
    let store = try FailingStore()
    var form: (any Scene)?
    weak var released: TodoListView?
    do {
      let view = TodoListView(
        model: TodosModel(store: store, clock: .fixed, calendar: .fixed))
      view.press("a")
      form = view.presented
      released = view
    }
    #expect(released == nil)
    #expect(form != nil)
  }

  @Test func `The store doesn't keep the model`() throws {
    let store = try FailingStore()
    weak var released: TodosModel?
    do {
      let model = TodosModel(store: store, clock: .fixed, calendar: .fixed)
      model.load()
      released = model
    }
    #expect(released == nil)
    try store.add("2026-11-21 A")
  }

  @Test func `Its editor doesn't keep the cat loader's view`() async throws {
    let cats = ScriptedCatProvider()
    var editor: (any Scene)?
    weak var released: LoadCatView?
    do {
      let view = LoadCatView(
        model: CatsModel(
          provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary()))
      view.press("l")
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      view.press("e")
      editor = view.presented
      released = view
    }
    #expect(released == nil)
    #expect(editor != nil)
  }
}
