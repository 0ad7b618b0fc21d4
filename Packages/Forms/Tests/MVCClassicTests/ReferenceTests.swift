import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

/// A view owns its controller, and both own the model, which knows neither.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test func `Neither the list's model nor its controller keeps the view`() throws {
    let model = TodoListModel(store: try FailingStore(), clock: .fixed, calendar: .fixed)
    let controller = TodoListController(model: model)
    weak var released: TodoListView?
    do {
      let view = TodoListView(model: model, controller: controller)
      view.press("a")
      released = view
    }
    #expect(released == nil)
    #expect(controller.makeFormController() != nil)
  }

  @Test func `The list's model doesn't keep the controller`() throws {
    let model = TodoListModel(store: try FailingStore(), clock: .fixed, calendar: .fixed)
    weak var released: TodoListController?
    do {
      let controller = TodoListController(model: model)
      controller.addPressed()
      released = controller
    }
    #expect(released == nil)
    #expect(model.form != nil)
  }

  @Test func `Neither the store nor its form keeps the list's model`() throws {
    let store = try FailingStore()
    var form: TodoFormModel?
    weak var released: TodoListModel?
    do {
      let model = TodoListModel(store: store, clock: .fixed, calendar: .fixed)
      model.openForm()
      form = model.formModel
      released = model
    }
    #expect(released == nil)
    #expect(form != nil)
  }

  @Test func `Neither the form's model nor its controller keeps the view`() {
    let model = SettableTodoFormModel()
    let controller = RecordingTodoFormController()
    weak var released: TodoFormView?
    do {
      let view = TodoFormView(model: model, controller: controller)
      released = view
    }
    #expect(released == nil)
    model.changed()
    #expect(controller.calls == [])
  }

  @Test func `Neither the cat loader's model nor its controller keeps the view`() {
    let model = SettableLoadCatModel()
    let controller = RecordingLoadCatController()
    weak var released: LoadCatView?
    do {
      let view = LoadCatView(model: model, controller: controller)
      released = view
    }
    #expect(released == nil)
    model.changed()
    #expect(controller.calls == [])
  }

  @Test func `Its editor doesn't keep the cat loader's model`() async throws {
    let cats = ScriptedCatProvider()
    var editor: EditCatModel?
    weak var released: LoadCatModel?
    do {
      let model = LoadCatModel(
        provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
      model.startLoad()
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      model.openEditor()
      editor = model.editorModel
      released = model
    }
    #expect(released == nil)
    #expect(editor != nil)
  }

  @Test func `Neither the editor's model nor its controller keeps the view`() throws {
    let model = SettableEditCatModel(picture: try .grey(7))
    let controller = RecordingEditCatController()
    weak var released: EditCatView?
    do {
      let view = EditCatView(model: model, controller: controller)
      released = view
    }
    #expect(released == nil)
    model.changed()
    #expect(controller.calls == [])
  }
}
