import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// A controller gets its view once: a second view can call it, but is never updated.
@Suite("A view recreated under the same view controller")
struct RecreatedViewTests {
  @Test(arguments: Moment.todos)
  func `Of the list and the form`(_ moment: Moment) async throws {
    try await moment.check(
      MVCDecoupledApp.todos, losing: Moment.all, deafTo: Moment.all, recreate: recreate)
  }

  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(
      MVCDecoupledApp.cats, losing: Moment.all, deafTo: Moment.all, recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case let controller as TodoListViewController:
      let view = TodoListView()
      view.delegate = controller
      return SecondView(over: controller, screen: { view.screen }, press: view.press)
    case let controller as TodoFormViewController:
      let view = TodoFormView()
      view.delegate = controller
      return SecondView(over: controller, screen: { view.screen }, press: view.press)
    case let controller as LoadCatViewController:
      let view = LoadCatView()
      view.delegate = controller
      return SecondView(over: controller, screen: { view.screen }, press: view.press)
    case let controller as EditCatViewController:
      let view = EditCatView()
      view.delegate = controller
      return SecondView(over: controller, screen: { view.screen }, press: view.press)
    default: return scene
    }
  }
}
