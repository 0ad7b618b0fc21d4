import TerminalUI
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("A view recreated over the same presenter")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(
      VIPERGatewayApp.todos, losing: [.listUnderForm], recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(
      VIPERGatewayApp.cats, losing: [.loaderUnderEditor], recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView:
      let presenter: TodoListPresenter = try part(of: scene)
      let view = TodoListView(presenter: presenter)
      presenter.view = view
      (try part(of: presenter) as TodoListRouter).host = view
      return view
    case is TodoFormView:
      let presenter: TodoFormPresenter = try part(of: scene)
      let view = TodoFormView(presenter: presenter)
      presenter.view = view
      return view
    case is LoadCatView:
      let presenter: LoadCatPresenter = try part(of: scene)
      let view = LoadCatView(presenter: presenter)
      presenter.view = view
      (try part(of: presenter) as LoadCatRouter).host = view
      return view
    case is EditCatView:
      let presenter: EditCatPresenter = try part(of: scene)
      let view = EditCatView(presenter: presenter)
      presenter.view = view
      return view
    default: return scene
    }
  }
}
