import TerminalUI

/// The form, according to section 3 of the specification.
nonisolated struct FormModel: Sendable {
  /// The todo that is edited; nil for a new one.
  let id: Int64?
  private(set) var title: String
  private(set) var cursor: Int
  private(set) var due: ModelDay
  private let earliest: ModelDay
  var isOnDue = false
  var message = ""
  /// Why it couldn't be saved.
  var failure: String?

  init(editing todo: ModelTodo? = nil, today: ModelDay) {
    id = todo?.id
    title = todo?.title ?? ""
    cursor = title.count
    due = todo?.due ?? today
    earliest = min(due, today)
  }

  /// The title under which it would be saved, or why it is invalid.
  var valid: Result<String, Invalid> {
    var scalars = title.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    let trimmed = String(scalars)
    if trimmed.isEmpty { return .failure(Invalid(message: "A todo needs a title.")) }
    guard trimmed.count <= 200 else {
      return .failure(Invalid(message: "A title can have at most 200 characters."))
    }
    return .success(trimmed)
  }

  struct Invalid: Error {
    let message: String
  }
}

nonisolated extension FormModel {
  mutating func press(_ key: Key) {
    if isOnDue { moveDue(key) } else { type(key) }
  }

  private mutating func moveDue(_ key: Key) {
    let days: [Key: Int] = [.left: -1, .right: 1, .up: -7, .down: 7]
    due = max(earliest, due.adding(days[key] ?? 0))
  }

  private mutating func type(_ key: Key) {
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(title.count, cursor + 1)
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .backspace: replace(1, with: "")
    default: break
    }
  }

  /// Typed or pasted line breaks become blanks.
  private mutating func insert(_ text: String) {
    replace(0, with: String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// Replaces the last `count` characters before the cursor by a text.
  private mutating func replace(_ count: Int, with text: String) {
    let start = title.prefix(max(0, cursor - count)) + text
    let changed = String(start + title.dropFirst(cursor))
    if !changed.utf8.elementsEqual(title.utf8) { message = "" }
    title = changed
    cursor = start.count
  }
}
