/// A time limit for waiting.
///
/// The time passes in small steps, each of which waits for its turn on the main actor: while
/// that is busy, the awaited result can't arrive either, and that time shouldn't count.
public final class TimeLimit {
  private static let steps = 100

  public private(set) var isOver = false
  private var passing: Task<Void, Never>?

  /// Starts at once; releasing it cancels it.
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
