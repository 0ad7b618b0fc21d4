import TerminalPresentation
import TerminalUI

extension Screen.Alert {
  init(_ alert: SceneAlert) {
    switch alert {
    case .question(let question): self.init(.question, question)
    case .notice(let notice): self.init(notice)
    }
  }
}
