import Shared
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The page of NewScene")
struct NewScenePageTests {
  private let host = RecordingHost()

  @Test func `A root route with which it is registered presents it`() throws {
    let root = RootRoute()
    root.register(Services.todoStore, try FailingStore("2026-11-20 A"))
    root.register(TodosRoute.newScene) { root throws(RouteError) in
      NewSceneBuilder(store: try root.service(Services.todoStore))
    }
    root.present(TodosRoute.newScene, over: host) { $0.scene(host: host) }
    let scene = try #require(host.presented)
    scene.appeared()
    #expect(scene.screen.content == [.text("1 todo left")])
    scene.press(.escape)
    #expect(host.presented == nil)
  }
}
