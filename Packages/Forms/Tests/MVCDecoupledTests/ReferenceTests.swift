import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// A controller owns its view, its logic and what it presents, so references back are weak.
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

  @Test func `Neither its view, its logic nor its form keeps the list's controller`() {
    let view = RecordingTodoListView()
    let logic = RecordingTodoListLogic()
    let forms = RecordingFormMaker()
    weak var released: TodoListViewController?
    do {
      let controller = TodoListViewController(view: view, logic: logic, makeForm: forms.make)
      controller.addPressed()
      #expect(forms.delegate === controller)
      released = controller
    }
    #expect(released == nil)
    #expect(view.delegate == nil)
    #expect(forms.delegate == nil)
    logic.onChange()
  }

  @Test func `Its form doesn't keep the list's controller`() throws {
    var form: (any Scene)?
    weak var released: (any Scene)?
    do {
      let scene = MVCDecoupledApp.todos(in: .fixed(try FailingStore()))
      scene.press("a")
      form = scene.presented
      released = scene
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
    weak var released: (any Scene)?
    do {
      let scene = MVCDecoupledApp.cats(in: .fixed(cats: cats))
      scene.press("l")
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      scene.press("e")
      editor = scene.presented
      released = scene
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
