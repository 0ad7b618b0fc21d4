import TerminalUI

/// The side of a feature that the user sees: state becomes a screen, and input becomes intents.
///
/// A view keeps nothing and decides nothing.
protocol MVIView<State, Intent> {
  associatedtype State
  associatedtype Intent

  /// Sent when the view comes to the front.
  var appearance: Intent? { get }

  func render(_ state: State) -> Screen

  /// What the user wants with a key.
  func intent(for key: Key, in state: State) -> Intent?

  /// What the user wants with the answer to the screen's alert.
  func intent(answering yes: Bool) -> Intent?
}

extension MVIView {
  var appearance: Intent? { nil }

  func intent(answering yes: Bool) -> Intent? { nil }
}
