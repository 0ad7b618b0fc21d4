import TerminalUI

/// Remembers what it was asked to present.
final class RecordingHost: Presenting {
  private(set) var presented: (any Scene)?

  func present(_ scene: any Scene) { presented = scene }
  func dismiss() { presented = nil }
}
