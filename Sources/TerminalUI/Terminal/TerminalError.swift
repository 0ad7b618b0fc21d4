/// Why a window can't be shown in a terminal.
nonisolated public enum TerminalError: Error, Equatable, Sendable {
  /// Input or output is none, or one that can't move its cursor.
  case noTerminal
  /// The system refused; the number is its `errno`.
  case system(Int32)
}
