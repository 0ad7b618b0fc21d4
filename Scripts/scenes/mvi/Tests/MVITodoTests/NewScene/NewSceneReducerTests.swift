import Testing

@testable import MVITodo

@Suite("The reducer of NewScene")
nonisolated struct NewSceneReducerTests {
  typealias NewSceneTransition = Transition<NewSceneReducer>

  private static let new = NewSceneState()
  private static let loaded = NewSceneState(count: 1)

  private static let transitions: [NewSceneTransition] = [
    NewSceneTransition("A load counts what is left", new, answer: .loaded(count: 1)) {
      $0.count = 1
    },
    NewSceneTransition("A reload loads", loaded, .reloadPressed, effects: [.load]),
    NewSceneTransition(
      "A first load that fails says why, and claims nothing", new,
      answer: .loadFailed(reason: "!")
    ) { $0.loadFailure = "!" },
    NewSceneTransition(
      "What can't be loaded again stays as it was", loaded, answer: .loadFailed(reason: "!")
    ) { $0.loadFailure = "!" },
    NewSceneTransition(
      "A failure that was read is gone", NewSceneState(count: 1, loadFailure: "!"), .alertAnswered
    ) { $0.loadFailure = nil },
    NewSceneTransition(
      "Closed, it follows the store no longer", loaded, .closePressed, effects: [.stopFollowing]
    ) { $0.isClosed = true },
  ]

  @Test(arguments: transitions)
  func `A state and what happens make the next state and its effects`(
    _ transition: NewSceneTransition
  ) {
    let (state, effects) = transition.reduced(by: NewSceneReducer())
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }
}
