public import Foundation

/// Something to do by a day.
public struct TodoItem: Identifiable, Hashable, Sendable {
  /// Given by the store in ascending order and never used twice.
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
