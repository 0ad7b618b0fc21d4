import Testing

@testable import MVIStore

@Suite("The reducer of NewScene")
nonisolated struct NewSceneReducerTests {
  typealias NewSceneTransition = Transition<NewSceneState?>

  private static let new = NewSceneState()
  private static let loaded = NewSceneState(count: 1)

  private static let transitions: [NewSceneTransition] = [
    NewSceneTransition("It opens without a number", nil, NewSceneAction.opened) { $0 = new },
    NewSceneTransition("A load counts what is left", new, NewSceneAction.loaded(count: 1)) {
      $0?.count = 1
    },
    NewSceneTransition("A reload changes nothing yet", loaded, NewSceneAction.reloadPressed),
    NewSceneTransition(
      "What can't be loaded says why, and stays as it was", loaded,
      NewSceneAction.loadFailed(reason: "!")
    ) { $0?.loadFailure = "!" },
    NewSceneTransition(
      "A failure that was read is gone", NewSceneState(count: 1, loadFailure: "!"),
      NewSceneAction.alertAnswered
    ) { $0?.loadFailure = nil },
    NewSceneTransition("It closes", loaded, NewSceneAction.closePressed) { $0 = nil },
    NewSceneTransition("Closed, it takes nothing", nil, NewSceneAction.loaded(count: 1)),
    NewSceneTransition("What another scene does changes nothing", loaded, TodoListAction.appeared),
  ]

  @Test(arguments: transitions)
  func `A state and an action make the next state`(_ transition: NewSceneTransition) {
    #expect(NewSceneReducer().reduce(transition.action, transition.before) == transition.after)
  }
}
