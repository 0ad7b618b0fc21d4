import Shared

/// The destination of a link.
nonisolated enum Link: Equatable, Sendable {
  case todos
  case add(title: String, due: CalendarDay?)
  case todo(Int64)
  case cats
}

nonisolated extension Link {
  /// Parses a link; a todo to add must follow the rules for a todo added today.
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

  /// Returns a valid title, or an empty one.
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

  /// Accepts only positive decimal numbers without leading zeros or a sign.
  private static func id(_ path: String) throws(LinkError) -> Int64 {
    guard let id = Int64(path.dropFirst()), id > 0, path == "/\(id)" else {
      throw .unknownPath(path, host: "todos")
    }
    return id
  }
}

nonisolated extension TodoDraft {
  /// A new todo with a title and a due day, which is moved into the allowed range.
  init(title: String = "", due: CalendarDay, today: CalendarDay) {
    self.init(today: today)
    self.title = title
    setDue(to: due)
  }
}
