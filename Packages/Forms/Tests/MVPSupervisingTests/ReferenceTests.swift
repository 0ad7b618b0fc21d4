import Shared
import TestSupport
import Testing

@testable import MVPSupervising

/// A view owns its presenter and reads its model, so references back are weak.
@Suite("Who holds whom")
struct ReferenceTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()

  @Test func `The list's presenter holds its view weakly`() throws {
    let presenter = try listPresenter()
    var view: RecordingTodoListView? = RecordingTodoListView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  @Test func `Neither the store nor its form keeps the list's presenter`() throws {
    let view = RecordingTodoListView()
    weak var released: TodoListPresenter?
    do {
      let presenter = try listPresenter()
      presenter.attach(view)
      presenter.addPressed()
      released = presenter
    }
    #expect(released == nil)
    #expect(view.form != nil)
  }

  @Test func `The list's model doesn't retain its observers`() throws {
    let model = TodoListModel(try FailingStore())
    weak var released: TodoListPresenter?
    weak var releasedView: TodoListView?
    do {
      let presenter = TodoListPresenter(model: model)
      let view = TodoListView(presenter: presenter) { TodoFormView(presenter: $0) }
      view.appeared()
      released = presenter
      releasedView = view
    }
    #expect(released == nil)
    #expect(releasedView == nil)
    model.reload()
    #expect(model.today == .fixed)
  }

  @Test func `The store doesn't keep the list's model`() throws {
    let store = try FailingStore()
    var model: TodoListModel? = TodoListModel(store)
    weak let released = model
    model?.reload()
    model = nil
    #expect(released == nil)
  }

  @Test func `The form's presenter holds its view weakly`() throws {
    let presenter = TodoFormPresenter(model: TodoListModel(try FailingStore()).draft())
    var view: RecordingTodoFormView? = RecordingTodoFormView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  @Test func `The cat loader's presenter holds its view weakly`() throws {
    let presenter = loadCatPresenter(ScriptedCatProvider())
    var view: RecordingLoadCatView? = RecordingLoadCatView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  @Test func `Its editor doesn't retain the cat loader's presenter`() async throws {
    let cats = ScriptedCatProvider()
    let view = RecordingLoadCatView()
    weak var released: LoadCatPresenter?
    do {
      let presenter = loadCatPresenter(cats)
      presenter.attach(view)
      presenter.loadPressed()
      await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
      await cats.pictures.answer(0, with: .success(try .grey(7)))
      presenter.editPressed()
      released = presenter
    }
    #expect(released == nil)
    #expect(view.editor != nil)
  }

  @Test func `The editor's presenter holds its view weakly`() throws {
    let presenter = EditCatPresenter(
      model: EditCatModel(picture: try .grey(7)), processor: processor, library: library)
    var view: RecordingEditCatView? = RecordingEditCatView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  private func listPresenter() throws -> TodoListPresenter {
    TodoListPresenter(model: TodoListModel(try FailingStore()))
  }

  private func loadCatPresenter(_ cats: ScriptedCatProvider) -> LoadCatPresenter {
    LoadCatPresenter(
      model: LoadCatModel(), provider: cats, processor: processor, library: library)
  }
}
