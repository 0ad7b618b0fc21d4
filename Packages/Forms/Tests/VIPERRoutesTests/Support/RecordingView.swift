@testable import VIPERRoutes

/// A view that pulls nothing, and counts how often it was notified of something new.
final class RecordingView: TodoListViewProtocol, TodoFormViewProtocol, LoadCatViewProtocol,
  EditCatViewProtocol
{
  private var changes = 0

  /// Returns the number of changes and resets it.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }

  func dataChanged() { changes += 1 }
}
