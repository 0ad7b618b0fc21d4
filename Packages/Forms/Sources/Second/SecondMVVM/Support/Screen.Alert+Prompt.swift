import TerminalUI

extension Screen.Alert {
  /// Shows the prompt of a view model.
  init(_ prompt: Prompt) {
    switch prompt.kind {
    case .question: self.init(.question, prompt.message, detail: prompt.detail)
    case .notice: self.init(.notice, prompt.message, detail: prompt.detail)
    }
  }
}
