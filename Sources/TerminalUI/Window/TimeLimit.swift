/// How long something that waits may take before it gives up.
///
/// The time passes in small steps, each of which waits for its turn on the main actor: while others
/// keep that busy, what is waited for can't come either, and the limit is not to blame it.
public final class TimeLimit {
  private static let steps = 100

  public private(set) var isOver = false
  private var passing: Task<Void, Never>?

  /// Starts at once, and ends early when it is let go.
  public init(_ duration: Duration, atEnd: @escaping () -> Void) {
    passing = Task { [weak self] in
      for _ in 0..<Self.steps {
        guard (try? await Task.sleep(for: duration / Self.steps)) != nil else { return }
      }
      self?.isOver = true
      atEnd()
    }
  }

  deinit {
    passing?.cancel()
  }
}
