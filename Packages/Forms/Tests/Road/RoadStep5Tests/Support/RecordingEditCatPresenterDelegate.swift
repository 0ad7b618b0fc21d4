@testable import RoadStep5

/// Remembers how often an editor closed.
final class RecordingEditCatPresenterDelegate: EditCatPresenterDelegate {
  private(set) var closed = 0

  func editCatClosed() { closed += 1 }
}
