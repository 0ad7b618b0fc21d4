/// A line of text being typed, with its insertion point.
nonisolated public struct TextField: Equatable, Sendable {
  public private(set) var text: String
  /// Counted in characters (grapheme clusters) from the start.
  public private(set) var cursor: Int
  /// The number of characters, kept because counting takes time proportional to the text's length.
  private var count: Int

  /// Starts with the cursor at the end, or where it is said to be, if there is such a place.
  public init(text: String = "", cursor: Int? = nil) {
    self.text = text
    count = text.count
    self.cursor = min(max(cursor ?? count, 0), count)
  }

  /// Edits the text if the key is an editing key, and returns whether it is.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .backspace: deleteBackward()
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(count, cursor + 1)
    case .enter, .escape, .tab, .up, .down, .interrupt: return false
    }
    return true
  }

  /// Typed text can combine with the character before it, as a combining mark does.
  private mutating func insert(_ typed: String) {
    let typed = String(typed.map { $0.isNewline ? " " : $0 })
    if cursor == count { return append(typed) }
    let before = text.prefix(cursor) + typed
    text = String(before + text.dropFirst(cursor))
    cursor = before.count
    count = text.count
  }

  /// Appending can change at most the last character.
  private mutating func append(_ typed: String) {
    let last = text.last.map { String($0) } ?? ""
    text += typed
    count += (last + typed).count - (last.isEmpty ? 0 : 1)
    cursor = count
  }

  private mutating func deleteBackward() {
    guard cursor > 0 else { return }
    if cursor == count {
      text.removeLast()
      count -= 1
      cursor = count
      return
    }
    let before = text.prefix(cursor - 1)
    text = String(before + text.dropFirst(cursor))
    cursor = before.count
    count = text.count
  }
}
