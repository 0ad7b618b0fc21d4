import Shared
import TerminalUI

/// One thing that happens in a session: a key, or something that the world does.
nonisolated enum Step: Equatable, Sendable {
  /// The app starts; what comes before it finds nobody who looks. Without one it starts at once.
  case launch
  case key(Key)
  case resize(Size)
  /// The clock moves, forward or back, by seconds.
  case clock(Int)
  /// From now on the store fails in these and in no others.
  case fail(Set<StoreOperation>)
  /// Another program edits the same file; nobody is told.
  case program(Edit)
  /// Somebody else in this program edits the store; whoever follows it is told.
  case hand(Edit)
  case answer(Answer)
}

/// What a store can be told to fail in.
nonisolated enum StoreOperation: String, CaseIterable, Sendable {
  case load
  case save
  case delete
}

/// A change of the store; a todo is meant by its place in listing order, round and round.
nonisolated enum Edit: Equatable, Sendable {
  case add(title: String, due: ModelDay)
  case edit(Int, title: String, due: ModelDay)
  case mark(Int)
  case unmark(Int)
  case delete(Int)
}

/// An answer to a call that waits for one, counted from the newest.
nonisolated enum Answer: Equatable, Sendable {
  case address(Int, Result<String, CatError>)
  case picture(Int, Result<UInt8, CatError>)
  case filtered(Int, UInt8)
  case saved(Int, Result<String, PhotoLibraryError>)
}
