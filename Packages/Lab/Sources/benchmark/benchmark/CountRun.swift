import Implementations
import RunTimeReport
import Shared
import TerminalUI

/// Counts an implementation's heap allocations, in its own process.
@MainActor
struct CountRun {
  private static let repetitions = 5

  let implementation: Implementation
  let sizes: [Int]

  func counts() async throws -> Counts {
    Counts(
      subject: implementation.rawValue, sizes: sizes.map(counts),
      scenes: await LiveObjects(implementation: implementation).counts())
  }

  private func counts(_ size: Int) -> SizeCounts {
    let store = Workload.store(of: size)
    let window = implementation.window(in: Workload.environment(store))
    for _ in 0..<Workload.warmUps { Workload.useAll(window) }
    var repetitions: [[ActionCounts]] = []
    for _ in 0..<Self.repetitions {
      repetitions.append(UserAction.all.map { counts($0, in: window) })
    }
    var state = Fingerprint()
    Workload.useAll(window) { state.add($0.plainText) }
    for todo in store.todos() {
      state.add("\(todo.id.rawValue > size) \(todo.title) \(todo.isDone)")
    }
    return SizeCounts(
      size: size,
      actions: UserAction.all.indices.map { action in
        repetitions.map { $0[action] }.inTheMiddle
      },
      finalState: state.text)
  }

  private func counts(_ action: UserAction, in window: Window) -> ActionCounts {
    var (dispatching, frame, drawing) = (Allocations.none, Allocations.none, Allocations.none)
    for key in action.keys {
      dispatching = dispatching + AllocationCounter.count { window.press(key) }.1
      frame = frame + AllocationCounter.count { window.frame(Workload.frame) }.1
      let still = StillWindow.of(window, Workload.frame)
      _ = still.frame(Workload.frame)
      drawing = drawing + AllocationCounter.count { still.frame(Workload.frame) }.1
    }
    return ActionCounts(
      action: action.name, dispatching: dispatching, frame: frame, drawing: drawing)
  }
}

extension CountRun {
  /// The counts of a store alone.
  static func floor() throws -> Counts {
    let sizes = try Workload.sizes.map { size in
      let user = try StoreUser(Workload.store(of: size))
      var repetitions: [[ActionCounts]] = []
      for repetition in 0..<Workload.warmUps + Self.repetitions {
        let counts = try StoreUser.changes.map { action in
          ActionCounts(
            action: action,
            dispatching: try AllocationCounter.count { try user.perform(action) }.1,
            frame: .none, drawing: .none)
        }
        if repetition >= Workload.warmUps { repetitions.append(counts) }
      }
      return SizeCounts(
        size: size,
        actions: StoreUser.changes.indices.map { action in
          repetitions.map { $0[action] }.inTheMiddle
        },
        finalState: "")
    }
    return Counts(subject: RunTimes.storeAlone, sizes: sizes, scenes: [])
  }
}

extension [ActionCounts] {
  /// The median by allocations: a tree or an array grows now and then.
  fileprivate var inTheMiddle: ActionCounts {
    sorted { $0.whole.calls < $1.whole.calls }[count / 2]
  }
}
