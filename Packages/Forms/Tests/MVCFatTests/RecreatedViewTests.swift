import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// The view itself decides, so with it go all work in progress and all that isn't in the store.
@Suite("A view recreated over the same model")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(
      MVCFatApp.todos, losing: Moment.all, deafTo: [.loading, .filtering], recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(
      MVCFatApp.cats, losing: Moment.all, deafTo: [.loading, .filtering], recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is TodoListViewController:
      TodoListViewController(
        store: try part(of: scene), clock: try part(of: scene), calendar: try part(of: scene))
    case is TodoFormViewController:
      TodoFormViewController(
        store: try part(of: scene), clock: try part(of: scene), calendar: try part(of: scene),
        draft: TodoDraft(today: .fixed))
    case is LoadCatViewController:
      LoadCatViewController(
        provider: try part(of: scene), processor: try part(of: scene), library: try part(of: scene))
    case is EditCatViewController:
      EditCatViewController(
        processor: try part(of: scene), library: try part(of: scene), picture: try part(of: scene))
    default: scene
    }
  }
}
