import TerminalUI
import TestSupport
import Testing

@testable import MVPTodo

@Suite("A view made anew over the same presenter")
struct ViewAnewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(MVPApp.todos, losing: [.asked, .listUnderForm, .refused], anew: anew)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(
      MVPApp.cats, losing: [.loading, .loaded, .loaderUnderEditor], anew: anew)
  }

  private func anew(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView:
      let presenter: any TodoListPresenterProtocol = try part(of: scene)
      let view = TodoListView(presenter: presenter) { TodoFormView(presenter: $0) }
      presenter.attach(view)
      return view
    case is TodoFormView:
      let presenter: any TodoFormPresenterProtocol = try part(of: scene)
      let view = TodoFormView(presenter: presenter)
      presenter.attach(view)
      return view
    case is LoadCatView:
      let presenter: any LoadCatPresenterProtocol = try part(of: scene)
      let view = LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
      presenter.attach(view)
      return view
    case is EditCatView:
      let presenter: any EditCatPresenterProtocol = try part(of: scene)
      let view = EditCatView(presenter: presenter)
      presenter.attach(view)
      return view
    default: return scene
    }
  }
}
