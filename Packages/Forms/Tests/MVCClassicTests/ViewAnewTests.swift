import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

@Suite("A view made anew over the same model")
struct ViewAnewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(MVCClassicApp.todos, anew: anew)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(MVCClassicApp.cats, anew: anew)
  }

  private func anew(_ scene: any Scene, over root: any Scene) throws -> any Scene {
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
