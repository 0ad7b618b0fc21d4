import CGtk
import DesktopUI
import TerminalUI

extension DesktopUI.TextField {
  /// Lets the entry do what a key does in it, and returns whether it takes the key.
  func type(_ key: TerminalUI.Key) -> Bool {
    let text = gtk_editable_get_delegate(editable)
    let object = UnsafeMutableRawPointer(text)
    switch key {
    case .character(let character): desktop_emit_text(object, "insert-at-cursor", "\(character)")
    case .paste(let pasted): desktop_emit_text(object, "insert-at-cursor", pasted)
    case .backspace: desktop_emit(object, "backspace")
    case .left: desktop_move_cursor(object, -1)
    case .right: desktop_move_cursor(object, 1)
    case .enter, .escape, .tab, .up, .down, .interrupt: return false
    }
    return true
  }
}
