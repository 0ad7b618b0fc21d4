import TerminalUI

extension Screen.Alert {
  init(_ alert: SceneAlert) {
    switch alert {
    case .question(let question): self.init(.question, question)
    case .notice(let message, let reason): self.init(.notice, message, detail: reason)
    }
  }
}
