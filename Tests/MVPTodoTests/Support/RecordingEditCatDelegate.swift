@testable import MVPTodo

/// Remembers how often an editor closed.
final class RecordingEditCatDelegate: EditCatPresenterDelegate {
  private(set) var closed = 0

  func editCatClosed() { closed += 1 }
}
