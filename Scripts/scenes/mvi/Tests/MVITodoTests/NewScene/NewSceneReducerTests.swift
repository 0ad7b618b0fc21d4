import Testing

@testable import MVITodo

@Suite("The reducer of NewScene")
nonisolated struct NewSceneReducerTests {
  typealias NewSceneTransition = Transition<NewSceneState, NewSceneIntent, NewSceneEffect>

  private static let reducer = NewSceneReducer()
  private static let new = NewSceneState()
  private static let loaded = NewSceneState(count: 1)

  private static let transitions: [NewSceneTransition] = [
    NewSceneTransition("A load counts what is left", new, .loaded(count: 1)) { $0.count = 1 },
    NewSceneTransition("A change by another hand loads", loaded, .storeChanged, effects: [.load]),
    NewSceneTransition("A reload loads", loaded, .reloadPressed, effects: [.load]),
    NewSceneTransition(
      "A first load that fails says why, and claims nothing", new, .loadFailed(reason: "!")
    ) { $0.loadFailure = "!" },
    NewSceneTransition(
      "What can't be loaded again stays as it was", loaded, .loadFailed(reason: "!")
    ) { $0.loadFailure = "!" },
    NewSceneTransition(
      "A failure that was read is gone", NewSceneState(count: 1, loadFailure: "!"), .alertAnswered
    ) { $0.loadFailure = nil },
    NewSceneTransition(
      "Closing is its end, and it follows the store no longer", endOf: loaded, .closePressed,
      effects: [.stopObserving]),
  ]

  @Test(arguments: transitions)
  func `A state and an intent make the next state and its effects`(
    _ transition: NewSceneTransition
  ) {
    let (state, effects) = Self.reducer.reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test func `It opens with nothing, follows the store and loads`() {
    let (state, effects) = Self.reducer.start()
    #expect(state == Self.new)
    #expect(effects == [.observe, .load])
  }
}
