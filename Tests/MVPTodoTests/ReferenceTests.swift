import Shared
import Testing

@testable import MVPTodo

/// A view owns its presenter, so whatever leads back is weak.
@Suite("Who holds whom")
struct ReferenceTests {
  private let environment: AppEnvironment

  init() throws {
    environment = .fixed(try FailingStore())
  }

  @Test("The list's presenter holds its view weakly")
  func listView() throws {
    let presenter = TodoListPresenter(environment: environment)
    var view: RecordingTodoListView? = RecordingTodoListView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  @Test("Neither the store nor its form keeps the list's presenter")
  func listPresenter() {
    let view = RecordingTodoListView()
    weak var released: TodoListPresenter?
    do {
      let presenter = TodoListPresenter(environment: environment)
      presenter.attach(view)
      presenter.addPressed()
      released = presenter
    }
    #expect(view.form != nil)
    #expect(released == nil)
  }

  @Test("The form's presenter holds its view weakly")
  func formView() throws {
    let presenter = TodoFormPresenter(
      environment: environment, draft: TodoDraft(today: environment.today))
    var view: RecordingTodoFormView? = RecordingTodoFormView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }
}
