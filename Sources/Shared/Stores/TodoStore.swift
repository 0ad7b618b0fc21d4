public import Foundation

/// Where todos are kept.
///
/// Every call takes effect at once and as a whole, or throws and changes nothing.
public protocol TodoStore: Sendable {
  /// Every todo; a value that costs nothing to ask for again unless someone outside was at work.
  func todos() throws(TodoStoreError) -> TodoIndex

  /// Adds an undone todo and gives it its id.
  @discardableResult
  func add(
    title: String, due: CalendarDay, created: Date
  ) throws(TodoStoreError) -> TodoItem

  /// Changes what a todo says and when it is due, and nothing else about it.
  func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError)

  /// Marks a todo as done or not done, and changes nothing else about it.
  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError)

  /// Deletes a todo; one that is gone already is no error.
  func delete(_ id: TodoItem.ID) throws(TodoStoreError)

  /// Deletes those of the given todos that are done, all or none.
  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError)

  /// Calls `onChange` after every change with what it did, on the thread that made it, until the
  /// observation is cancelled or released. Any number of observers can follow at once.
  ///
  /// A call that finds everything as it wants it changes nothing. It is noticed all the same when
  /// someone outside has changed the todos since they were last read: what is shown is old then.
  /// Of two changes that are made at once either can be noticed first.
  func observe(_ onChange: @escaping @Sendable (TodoChange) -> Void) -> TodoStoreObservation
}

/// What a change did, by the todos that it was about.
public enum TodoChange: Equatable, Sendable {
  /// These are new, or no longer as they were.
  case saved([TodoItem])
  /// These are gone.
  case deleted([TodoItem.ID])
  /// Another program was at work too: any todo may have changed, so that all have to be read.
  case outside
}
