import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVIComposed

/// The form and the editor are part of the state of the scene below, so all of its views are
/// recreated.
@Suite("A view recreated over the same state")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    var list: TodoListView?
    try await moment.check(tab(0)) { scene, root in
      let view = TodoListView(store: try part(of: root))
      list = view
      return scene is TodoFormView ? try #require(view.presented) : view
    }
    withExtendedLifetime(list) {}
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    var loader: LoadCatView?
    try await moment.check(tab(1)) { scene, root in
      let view = LoadCatView(store: try part(of: root))
      loader = view
      return scene is EditCatView ? try #require(view.presented) : view
    }
    withExtendedLifetime(loader) {}
  }

  private func tab(_ number: Int) -> (AppEnvironment) -> any Scene {
    { MVIComposedApp.window(in: $0).tabs[number].scene }
  }
}
