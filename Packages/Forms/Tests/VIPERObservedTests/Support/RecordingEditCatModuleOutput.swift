@testable import VIPERObserved

/// Remembers how often an editor closed.
final class RecordingEditCatModuleOutput: EditCatModuleOutput {
  private(set) var closed = 0

  func editCatClosed() { closed += 1 }
}
