import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

@Suite("A view recreated over the same presenter and view model")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(VIPERObservedApp.todos, losing: [.listUnderForm], recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(VIPERObservedApp.cats, losing: [.loaderUnderEditor], recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView:
      let presenter: TodoListPresenter = try part(of: scene)
      let view = TodoListView(presenter: presenter, viewModel: try part(of: scene))
      (try part(of: presenter) as TodoListRouter).host = view
      return view
    case is TodoFormView:
      return TodoFormView(presenter: try part(of: scene), viewModel: try part(of: scene))
    case is LoadCatView:
      let presenter: LoadCatPresenter = try part(of: scene)
      let view = LoadCatView(presenter: presenter, viewModel: try part(of: scene))
      (try part(of: presenter) as LoadCatRouter).host = view
      return view
    case is EditCatView:
      return EditCatView(presenter: try part(of: scene), viewModel: try part(of: scene))
    default: return scene
    }
  }
}
