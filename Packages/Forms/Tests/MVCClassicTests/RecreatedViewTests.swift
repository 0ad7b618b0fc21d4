import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

@Suite("A view recreated over the same model")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(MVCClassicApp.todos, recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(MVCClassicApp.cats, recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView:
      TodoListView(model: try part(of: scene), controller: try part(of: scene))
    case is TodoFormView:
      TodoFormView(model: try part(of: scene), controller: try part(of: scene))
    case is LoadCatView:
      LoadCatView(model: try part(of: scene), controller: try part(of: scene))
    case is EditCatView:
      EditCatView(model: try part(of: scene), controller: try part(of: scene))
    default: scene
    }
  }
}
