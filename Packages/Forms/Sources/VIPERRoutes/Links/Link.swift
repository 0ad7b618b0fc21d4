import Shared

/// Where a link leads.
nonisolated enum Link: Equatable, Sendable {
  case todos
  case add(title: String, due: CalendarDay?)
  case todo(Int64)
  case cats
}

nonisolated extension Link {
  /// Reads a link; a todo that it says to add keeps the rules of one that is added today.
  init(_ text: String, today: CalendarDay) throws(LinkError) {
    let parts = try LinkParts(text)
    switch (parts.host, parts.path) {
    case ("todos", ""): self = .todos
    case ("todos", "/"): throw .missingID
    case ("todos", "/add"):
      let values = try parts.values(of: ["title", "due"])
      self = .add(
        title: try values["title"].map(Self.title) ?? "",
        due: try values["due"].map { text throws(LinkError) in
          try Self.due(text, today: today)
        })
      return
    case ("todos", let path): self = .todo(try Self.id(path))
    case ("cats", ""): self = .cats
    case ("cats", let path): throw .unknownPath(path, host: "cats")
    case (let host, _): throw .unknownHost(host)
    }
    _ = try parts.values(of: [])
  }

  /// A title that can be saved, or none yet.
  private static func title(_ text: String) throws(LinkError) -> String {
    do throws(TodoTitle.Invalid) {
      return try TodoTitle.validate(String(text.map { $0.isNewline ? " " : $0 }))
    } catch {
      switch error {
      case .empty: return ""
      case .tooLong: throw .longTitle
      }
    }
  }

  private static func due(_ text: String, today: CalendarDay) throws(LinkError) -> CalendarDay {
    guard let due = CalendarDay(iso: text) else { throw .badDay(text) }
    guard TodoDraft(due: due, today: today).due == due else { throw .pastDay(text) }
    return due
  }

  /// An id is a number as it is usually written.
  private static func id(_ path: String) throws(LinkError) -> Int64 {
    guard let id = Int64(path.dropFirst()), id > 0, path == "/\(id)" else {
      throw .unknownPath(path, host: "todos")
    }
    return id
  }
}

nonisolated extension TodoDraft {
  /// A new todo with a title, due on a day as far as it may be.
  init(title: String = "", due: CalendarDay, today: CalendarDay) {
    self.init(today: today)
    self.title = title
    setDue(to: due)
  }
}
