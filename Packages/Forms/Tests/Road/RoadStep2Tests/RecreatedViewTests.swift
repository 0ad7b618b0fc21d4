import TerminalUI
import TestSupport
import Testing

@testable import RoadStep2

@Suite("A view recreated over the same presenter")
struct RecreatedViewTests {
  @Test(arguments: Moment.cats)
  func `Of the cat loader and the editor`(_ moment: Moment) async throws {
    try await moment.check(RoadStep2App.cats, losing: [.loaderUnderEditor], recreate: recreate)
  }

  private func recreate(_ scene: any Scene, over root: any Scene) throws -> any Scene {
    switch scene {
    case is LoadCatView:
      LoadCatView(presenter: try part(of: scene)) { EditCatView(presenter: $0) }
    case is EditCatView: EditCatView(presenter: try part(of: scene))
    default: scene
    }
  }
}
