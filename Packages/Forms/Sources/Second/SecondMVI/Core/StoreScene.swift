import TerminalUI

/// Connects a view with a part of a store's state, and closes the circle.
final class StoreScene<V: MVIView>: Scene {
  private let view: V
  private let state: () -> V.State?
  private let send: (V.Intent) -> Void
  private let modal: Modal?
  private let rendered: Observed<Screen>

  /// Takes the part of the state that the view shows, which is nil while a modal is closed.
  init(
    _ view: V,
    state: @escaping () -> V.State?,
    send: @escaping (V.Intent) -> Void,
    modal: Modal? = nil
  ) {
    self.view = view
    self.state = state
    self.send = send
    self.modal = modal
    rendered = Observed(state) { $0.map(view.render) ?? Screen(title: "") }
  }

  var screen: Screen { rendered.value }

  var presented: (any Scene)? { modal?.scene }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  func appeared() {
    view.appearance.map(send)
  }

  func press(_ key: Key) {
    state().flatMap { view.intent(for: key, in: $0) }.map(send)
  }

  func answerAlert(_ yes: Bool) {
    view.intent(answering: yes).map(send)
  }
}
