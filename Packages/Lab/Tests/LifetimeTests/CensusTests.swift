import Implementations
import TerminalUI
import TestSupport
import Testing

/// Makes sure that the census finds objects: otherwise it wouldn't find leaked ones either.
@Suite("What lives while a scene is open")
struct CensusTests {
  @Test(arguments: Implementation.firstWritings, Situation.Scene.allCases)
  func `Every role of a scene is found`(
    _ implementation: Implementation, scene: Situation.Scene
  ) async throws {
    let situation = try #require(Situation(rawValue: scene.rawValue))
    let app = try Launch(implementation)
    try await situation.open(in: app)
    let window = try #require(app.window)
    let below = Census(of: window)
    try await situation.begin(in: app)
    let census: Census
    switch scene {
    case .list: census = Census(of: [window.tabs[0].scene])
    case .loader: census = Census(of: [window.tabs[1].scene])
    case .form, .editor: census = Census(of: window).subtracting(below)
    }
    for role in implementation.roles(of: scene) {
      #expect(census.living.contains { $0.hasSuffix(scene.prefix + role) }, "\(census.living)")
    }
    Ledger.note("objects", implementation.module, scene.rawValue, "\(census.livingCount)")
  }
}
