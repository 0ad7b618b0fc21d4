@testable import MVCClassic

/// Remembers how often a model said that it changed.
final class RecordingObserver: ModelObserver {
  /// Called at every change.
  var onChange: () -> Void = {}
  private var changes = 0

  /// How many there were since the last time.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }

  func modelChanged() {
    changes += 1
    onChange()
  }
}
