import TerminalUI

/// Leads from the editor back to where it was opened.
final class EditCatRouter: EditCatRouterInput {
  private weak var presentingView: (any Presenting)?

  init(presentingView: any Presenting) {
    self.presentingView = presentingView
  }

  func close() {
    presentingView?.dismiss()
  }
}
