import TerminalUI
import TestSupport
import Testing

@testable import MVITodo

/// The form and the editor are part of the state of the scene below, so all of its views are
/// recreated.
@Suite("A view recreated over the same state")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    var list: TodoListView?
    try await moment.check(MVIApp.todos) { scene, root in
      let view = TodoListView(runtime: try part(of: root))
      list = view
      return scene is TodoFormView ? try #require(view.presented) : view
    }
    withExtendedLifetime(list) {}
  }

  @Test func `Of the form, with its focus and its cursor`() throws {
    let list = MVIApp.todos(in: .fixed(try FailingStore()))
    list.press("a")
    let form = try #require(list.presented)
    for key: Key in ["M", "k", .left, .tab] { form.press(key) }
    let view = TodoListView(runtime: try part(of: list))
    #expect(view.presented !== form)
    #expect(view.presented?.screen == form.screen)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    var loader: LoadCatView?
    try await moment.check(MVIApp.cats) { scene, root in
      let view = LoadCatView(runtime: try part(of: root))
      loader = view
      return scene is EditCatView ? try #require(view.presented) : view
    }
    withExtendedLifetime(loader) {}
  }
}
