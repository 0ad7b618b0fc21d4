import CGtk
import DesktopUI
import TerminalUI

extension DesktopUI.TextField {
  /// Lets the entry do what a key does in it, and returns whether it takes the key.
  ///
  /// The cursor moves by characters, and backspace deletes one; a NUL becomes another character.
  /// GTK's own keys stop where Pango does, which isn't in front of every invisible character, and
  /// delete a combining mark without its letter.
  func type(_ key: TerminalUI.Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .backspace: gtk_editable_delete_text(editable, position(cursor - 1), position(cursor))
    case .left: gtk_editable_set_position(editable, position(cursor - 1))
    case .right: gtk_editable_set_position(editable, position(cursor + 1))
    case .enter, .escape, .tab, .up, .down, .interrupt: return false
    }
    return true
  }

  private func insert(_ typed: String) {
    let entry = gtk_editable_get_delegate(editable)
    desktop_emit_text(UnsafeMutableRawPointer(entry), "insert-at-cursor", typed.whole)
  }

  /// GTK's place before a character, counted in code points.
  private func position(_ character: Int) -> gint {
    gint(text.prefix(max(character, 0)).unicodeScalars.count)
  }
}
