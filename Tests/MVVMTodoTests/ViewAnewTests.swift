import TerminalUI
import TestSupport
import Testing

@testable import MVVMTodo

@Suite("A view made anew over the same view model")
struct ViewAnewTests {
  @Test("Of the list and the form", arguments: Moment.todos)
  func todos(_ moment: Moment) async throws {
    try await moment.check(MVVMApp.todos, anew: anew)
  }

  @Test("Of the cat loader and the editor", arguments: Moment.cats)
  func cats(_ moment: Moment) async throws {
    try await moment.check(MVVMApp.cats, anew: anew)
  }

  private func anew(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView: TodoListView(viewModel: try part(of: scene))
    case is TodoFormView: TodoFormView(viewModel: try part(of: scene))
    case is LoadCatView: LoadCatView(viewModel: try part(of: scene))
    case is EditCatView: EditCatView(viewModel: try part(of: scene))
    default: scene
    }
  }
}
