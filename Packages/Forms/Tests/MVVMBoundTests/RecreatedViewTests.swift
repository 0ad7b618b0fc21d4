import TerminalUI
import TestSupport
import Testing

@testable import MVVMBound

@Suite("A view recreated over the same view model")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(MVVMBoundApp.todos, recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(MVVMBoundApp.cats, recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView: TodoListView(viewModel: try part(of: scene))
    case is TodoFormView: TodoFormView(viewModel: try part(of: scene))
    case is LoadCatView: LoadCatView(viewModel: try part(of: scene))
    case is EditCatView: EditCatView(viewModel: try part(of: scene))
    default: scene
    }
  }
}
