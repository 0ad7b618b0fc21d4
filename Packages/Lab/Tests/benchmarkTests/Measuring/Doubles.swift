import Shared
import Synchronization
import TerminalUI

/// Counts how often rows were made.
final class Asked: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock { $0 } }

  func add() { state.withLock { $0 += 1 } }
}

/// Counts the changes of a store from now on.
final class ChangeCount {
  private let asked = Asked()
  private let observation: TodoStoreObservation

  init(_ store: any TodoStore) {
    observation = store.observe { [asked] _ in asked.add() }
  }

  var changes: Int { asked.count }
}

/// A scene with a single list.
@MainActor
final class OneScreen: Scene {
  let screen: Screen
  var onChange: () -> Void = {}

  init(_ list: Screen.List) {
    screen = Screen(title: "List", content: [.list(list)])
  }

  func press(_ key: Key) {}
}
