public import Foundation

/// A place where todos are kept.
///
/// Each call takes effect immediately and completely, or throws and changes nothing.
public protocol TodoStore: Sendable {
  /// All todos; asking again costs nothing unless another process made changes.
  func todos() throws(TodoStoreError) -> TodoIndex

  /// Adds an undone todo and assigns its id.
  @discardableResult
  func add(
    title: String, due: CalendarDay, created: Date
  ) throws(TodoStoreError) -> TodoItem

  /// Changes the title and the due day of a todo, and nothing else.
  func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError)

  /// Marks a todo as done or not done, and changes nothing else about it.
  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError)

  /// Deletes a todo; it is not an error if it no longer exists.
  func delete(_ id: TodoItem.ID) throws(TodoStoreError)

  /// Deletes those of the given todos that are done, all or none.
  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError)

  /// Calls `onChange` with each change, after it was made and on the same thread, until the
  /// observation is cancelled or released. There can be any number of observers.
  ///
  /// A call that finds nothing to change makes no change. It is reported all the same if someone
  /// outside has changed the todos since they were last read: what is shown is outdated then.
  /// Of two simultaneous changes, either can be reported first.
  func observe(_ onChange: @escaping @Sendable (TodoChange) -> Void) -> TodoStoreObservation
}

/// The effect of a change, by the todos it affected.
public enum TodoChange: Equatable, Sendable {
  /// These are new or have changed.
  case saved([TodoItem])
  /// These were deleted.
  case deleted([TodoItem.ID])
  /// Another program made changes too: any todo may have changed, so all must be read again.
  case outside
}
