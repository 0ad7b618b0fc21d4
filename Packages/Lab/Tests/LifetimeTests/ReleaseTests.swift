import Implementations
import TerminalUI
import TestSupport
import Testing

@Suite("Everything is released")
struct ReleaseTests {
  @Test(arguments: Implementation.allCases, Situation.allCases)
  func `When the app ends`(_ implementation: Implementation, situation: Situation) async throws {
    var app: Launch? = try await Self.launch(implementation, until: situation)
    let remains = Remains(of: try #require(app))
    let census = Census(of: try #require(app?.window))
    #expect(census.livingCount > 1)
    app?.quit()
    let atWork = census.living
    #expect(atWork == implementation.atWork(in: situation))
    #expect(app?.store.observerCount == 0)
    #expect(app?.hasCancelled(situation) == true)

    try await app?.answer(situation)
    #expect(census.living == [])
    app = nil
    #expect(remains.living == [])
    let isReleased = census.livingCount == 0 && remains.living.isEmpty
    note("ends", implementation, situation, atWork: atWork.count, isReleased: isReleased)
  }

  @Test(arguments: Implementation.allCases, Situation.modal)
  func `When a modal scene closes`(
    _ implementation: Implementation, situation: Situation
  ) async throws {
    let app = try Launch(implementation)
    let window = try #require(app.window)
    try await situation.open(in: app)
    let below = Census(of: window)
    let observers = app.store.observerCount
    try await situation.begin(in: app)
    let census = Census(of: window).subtracting(below)
    #expect(census.livingCount > 0)
    for key in situation.closing { app.press(key) }
    #expect(window.screens.count == 1)
    let atWork = census.living
    // What the scene below has, too, isn't the closed scene's.
    #expect(atWork == implementation.atWork(in: situation).filter { !below.living.contains($0) })
    #expect(app.store.observerCount == observers)
    #expect(app.hasCancelled(situation))

    try await app.answer(situation)
    #expect(census.living == [])
    #expect(window.screens.count == 1)
    note(
      "closes", implementation, situation, atWork: atWork.count,
      isReleased: census.livingCount == 0)
  }

  private func note(
    _ end: String, _ implementation: Implementation, _ situation: Situation, atWork: Int,
    isReleased: Bool
  ) {
    let finding = !isReleased ? "no" : atWork == 0 ? "yes" : "answered"
    Ledger.note(end, implementation.module, situation.scene.rawValue, situation.rawValue, finding)
  }

  private static func launch(
    _ implementation: Implementation, until situation: Situation
  ) async throws -> Launch {
    let app = try Launch(implementation)
    try await situation.open(in: app)
    try await situation.begin(in: app)
    #expect((app.window?.alert != nil) == situation.hasAlert)
    #expect(app.window?.isBusy == situation.isBusy)
    return app
  }
}
