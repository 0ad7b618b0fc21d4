import TerminalUI

/// A view that can show one alert at a time; a newer one replaces it.
protocol AlertingView: AnyObject {
  var alert: Screen.Alert? { get set }
  var onChange: () -> Void { get }
}

extension AlertingView {
  func showQuestion(_ message: String) {
    alert = Screen.Alert(.question, message)
    onChange()
  }

  func showNotice(_ message: String, reason: String?) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }

  func hideAlert() {
    alert = nil
    onChange()
  }
}
