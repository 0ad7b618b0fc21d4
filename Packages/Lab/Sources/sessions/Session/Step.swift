import Shared
import TerminalUI

/// One step of a session: a key or another event.
nonisolated enum Step: Equatable, Sendable {
  /// The app starts; nothing observes earlier steps. Without this step it starts at once.
  case launch
  case key(Key)
  case resize(Size)
  /// The clock moves forward or back, in seconds.
  case clock(Int)
  /// From now on, exactly these operations of the store fail.
  case fail(Set<StoreOperation>)
  /// Another program edits the same file, without a notification.
  case program(Edit)
  /// Another part of this program edits the store, which notifies its observers.
  case hand(Edit)
  case answer(Answer)
}

/// The store operations that can be made to fail.
nonisolated enum StoreOperation: String, CaseIterable, Sendable {
  case load
  case save
  case delete
}

/// A change to the store; a todo is given by its place in listing order, modulo their number.
nonisolated enum Edit: Equatable, Sendable {
  case add(title: String, due: ModelDay)
  case edit(Int, title: String, due: ModelDay)
  case mark(Int)
  case unmark(Int)
  case delete(Int)
}

/// An answer to a waiting call, counted from the newest.
nonisolated enum Answer: Equatable, Sendable {
  case address(Int, Result<String, CatError>)
  case picture(Int, Result<UInt8, CatError>)
  case filtered(Int, UInt8)
  case saved(Int, Result<String, PhotoLibraryError>)
}
