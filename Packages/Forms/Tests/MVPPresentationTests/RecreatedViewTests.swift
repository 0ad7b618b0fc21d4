import TerminalUI
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("A view recreated over the same presenter")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(MVPPresentationApp.todos, losing: [.listUnderForm], recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(
      MVPPresentationApp.cats, losing: [.loaderUnderEditor], recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListView:
      TodoListView(presenter: try part(of: scene)) { TodoFormView(presenter: $0) }
    case is TodoFormView: TodoFormView(presenter: try part(of: scene))
    case is LoadCatView:
      LoadCatView(presenter: try part(of: scene)) { EditCatView(presenter: $0) }
    case is EditCatView: EditCatView(presenter: try part(of: scene))
    default: scene
    }
  }
}
