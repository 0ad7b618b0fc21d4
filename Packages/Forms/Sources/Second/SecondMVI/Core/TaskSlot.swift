/// Room for one task at a time, whose result becomes an intent.
///
/// A task that was cancelled or replaced sends nothing, even if its work ignores that: it is
/// cancelled on the main actor, and there it sends.
final class TaskSlot {
  private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
  }

  /// Replaces the current task, if any.
  func run<Intent>(
    send: @escaping @MainActor (Intent) -> Void, _ work: @escaping () async -> Intent
  ) {
    task?.cancel()
    task = Task {
      let intent = await work()
      guard !Task.isCancelled else { return }
      send(intent)
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
