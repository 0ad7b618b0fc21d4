import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// A controller owns its view, its logic and what it presents, so whatever leads back is weak.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test("The list's view holds its controller weakly")
  func listView() {
    let view = TodoListView()
    var delegate: RecordingTodoListViewDelegate? = RecordingTodoListViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }

  @Test("Neither its view, its logic nor its form keeps the list's controller")
  func listReleased() {
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
  }

  @Test("Its form doesn't keep the list's controller")
  func formReleases() throws {
    var form: (any Scene)?
    weak var released: (any Scene)?
    do {
      let scene = MVCDecoupledApp.todos(in: .fixed(try FailingStore()))
      scene.press("a")
      form = scene.presented
      released = scene
    }
    #expect(form != nil)
    #expect(released == nil)
  }

  @Test("The form's view holds its controller weakly")
  func formView() {
    let view = TodoFormView()
    var delegate: RecordingTodoFormViewDelegate? = RecordingTodoFormViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }

  @Test("The cat loader's view holds its controller weakly")
  func loadCatView() {
    let view = LoadCatView()
    var delegate: RecordingLoadCatViewDelegate? = RecordingLoadCatViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }

  @Test("Its editor doesn't keep the cat loader's controller")
  func loadCatReleased() async throws {
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
    #expect(editor != nil)
    #expect(released == nil)
  }

  @Test("The editor's view holds its controller weakly")
  func editCatView() {
    let view = EditCatView()
    var delegate: RecordingEditCatViewDelegate? = RecordingEditCatViewDelegate()
    weak let released = delegate
    view.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }
}
