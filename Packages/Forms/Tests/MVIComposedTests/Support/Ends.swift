import Synchronization

@testable import MVIComposed

/// Makes effects that go on until they are cancelled, and counts those that were.
nonisolated final class Ends: Sendable {
  private let ended = Atomic(0)

  var count: Int { ended.load(ordering: .relaxed) }

  func effect<Action>() -> Effect<Action> {
    .subscribe { _ in { self.ended.add(1, ordering: .relaxed) } }
  }
}
