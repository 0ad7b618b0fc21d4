import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// What a view keeps as its own state goes with it, and so does the work that it started; only what
/// the model holds comes back.
@Suite("A view recreated over the same model")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(
      MVApp.todos, losing: Moment.all.subtracting([.unloaded]), deafTo: [.loading, .filtering],
      recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(
      MVApp.cats, losing: Moment.all.subtracting([.loaded]), deafTo: [.loading, .filtering],
      recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView: TodoListView(model: try part(of: scene))
    case is TodoFormView:
      TodoFormView(
        model: try part(of: scene), draft: TodoDraft(today: .fixed), onSaved: { _ in },
        onCancelled: {})
    case is LoadCatView: LoadCatView(model: try part(of: scene))
    case is EditCatView:
      EditCatView(model: try part(of: scene), picture: try part(of: scene), onClosed: {})
    default: scene
    }
  }
}
