import CompareSupport
import Synchronization

/// What is undone when a command fails or this program is asked to end.
///
/// After an interruption compilers may still write, so what they write to is removed when they ended.
final class EarlyEnd: Sendable {
  private struct State {
    var steps: [Int: @Sendable () -> Void] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// Runs something, and undoes it unless it ends well.
  func undoing<Value>(
    by undo: @escaping @Sendable () -> Void, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let number = state.withLock { state in
      state.count += 1
      state.steps[state.count] = undo
      return state.count
    }
    do throws(Failure) {
      let value = try body()
      state.withLock { _ = $0.steps.removeValue(forKey: number) }
      return value
    } catch {
      if case .interrupted = error { throw error }
      run { $0 == number }
      throw error
    }
  }

  /// Undoes everything, the latest first; for a program that is asked to end.
  @Sendable func undoAll() { run { _ in true } }

  private func run(_ isMeant: (Int) -> Bool) {
    let steps = state.withLock { state in
      let numbers = state.steps.keys.filter(isMeant).sorted(by: >)
      return numbers.compactMap { state.steps.removeValue(forKey: $0) }
    }
    for undo in steps { undo() }
  }
}
