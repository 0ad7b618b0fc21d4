import TerminalUI

/// Leads from the form back to where it was opened.
final class TodoFormRouter: TodoFormRouterInput {
  private weak var presentingView: (any Presenting)?

  init(presentingView: any Presenting) {
    self.presentingView = presentingView
  }

  func close() {
    presentingView?.dismiss()
  }
}
