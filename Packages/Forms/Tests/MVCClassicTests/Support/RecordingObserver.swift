@testable import MVCClassic

/// Remembers how often a model reported a change.
final class RecordingObserver: ModelObserver {
  /// Called at every change.
  var onChange: () -> Void = {}
  private var changes = 0

  /// Returns the number of changes and resets it.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }

  func modelChanged() {
    changes += 1
    onChange()
  }
}
