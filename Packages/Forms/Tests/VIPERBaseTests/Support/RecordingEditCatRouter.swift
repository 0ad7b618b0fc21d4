@testable import VIPERBase

/// Remembers how often it was asked to close the editor.
final class RecordingEditCatRouter: EditCatRouterProtocol {
  private(set) var closed = 0

  func close() { closed += 1 }
}
