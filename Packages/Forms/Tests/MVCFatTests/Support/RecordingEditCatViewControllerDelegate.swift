@testable import MVCFat

/// Remembers how often an editor closed.
final class RecordingEditCatViewControllerDelegate: EditCatViewControllerDelegate {
  private(set) var closed = 0

  func editCatClosed() { closed += 1 }
}
