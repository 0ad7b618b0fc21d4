import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("A view made anew over the same presenter")
struct ViewAnewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(MVPSupervisingApp.todos, losing: [.listUnderForm], anew: anew)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(MVPSupervisingApp.cats, losing: [.loaderUnderEditor], anew: anew)
  }

  private func anew(_ scene: any Scene, over root: any Scene) throws -> any Scene {
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
