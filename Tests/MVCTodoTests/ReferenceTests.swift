import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCTodo

/// A controller owns its view and what it presents, so whatever leads back is weak.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test func `The list's view holds its controller weakly`() {
    let view = TodoListView()
    var delegate: RecordingTodoListViewDelegate? = RecordingTodoListViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }

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

  @Test func `The form's view holds its controller weakly`() {
    let view = TodoFormView()
    var delegate: RecordingTodoFormViewDelegate? = RecordingTodoFormViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }

  @Test func `The cat loader's view holds its controller weakly`() {
    let view = LoadCatView()
    var delegate: RecordingLoadCatViewDelegate? = RecordingLoadCatViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
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

  @Test func `The editor's view holds its controller weakly`() {
    let view = EditCatView()
    var delegate: RecordingEditCatViewDelegate? = RecordingEditCatViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }
}
