public import Foundation

/// Something to do by a day.
public struct TodoItem: Identifiable, Hashable, Sendable {
  /// Assigned by the store in ascending order and never reused.
  public struct ID: Hashable, Sendable {
    public let rawValue: Int64

    public init(rawValue: Int64) {
      self.rawValue = rawValue
    }
  }

  public let id: ID
  public var title: String
  public var due: CalendarDay
  public var isDone: Bool
  public let created: Date

  public init(id: ID, title: String, due: CalendarDay, isDone: Bool, created: Date) {
    self.id = id
    self.title = title
    self.due = due
    self.isDone = isDone
    self.created = created
  }
}

extension TodoItem: Comparable {
  /// The order in which todos are listed: by due day, then creation instant, then id.
  public static func < (left: Self, right: Self) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.created != right.created { return left.created < right.created }
    return left.id.rawValue < right.id.rawValue
  }
}

/// The changes that stores make to a todo; each returns whether there was anything to change.
extension TodoItem {
  mutating func edit(title: String, due: CalendarDay) -> Bool {
    // Compared as bytes: another encoding of the same characters is a change.
    if due == self.due, title.utf8.elementsEqual(self.title.utf8) { return false }
    self.title = title
    self.due = due
    return true
  }

  mutating func setDone(_ isDone: Bool) -> Bool {
    defer { self.isDone = isDone }
    return isDone != self.isDone
  }
}
