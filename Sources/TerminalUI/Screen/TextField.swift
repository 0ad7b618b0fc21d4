/// A line of text being typed, and the place where typing goes.
nonisolated public struct TextField: Equatable, Sendable {
  public private(set) var text: String
  /// Counted in characters (grapheme clusters) from the start.
  public private(set) var cursor: Int

  /// Starts with the cursor at the end.
  public init(text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// Edits the text as the key says, and tells whether it is a key for that.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .backspace: deleteBackward()
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .enter, .escape, .tab, .up, .down, .interrupt: return false
    }
    return true
  }

  /// What is typed can join the character before it, as a combining mark does.
  private mutating func insert(_ typed: String) {
    let before = text.prefix(cursor) + String(typed.map { $0.isNewline ? " " : $0 })
    text = String(before + text.dropFirst(cursor))
    cursor = before.count
  }

  private mutating func deleteBackward() {
    guard cursor > 0 else { return }
    let before = text.prefix(cursor - 1)
    text = String(before + text.dropFirst(cursor))
    cursor = before.count
  }
}
