/// What a change did, by the todos that it was about.
public enum TodoChange: Equatable, Sendable {
  /// These are new, or no longer as they were.
  case saved([TodoItem])
  /// These are gone.
  case deleted([TodoItem.ID])
  /// Another program was at work too: any todo may have changed, so that all have to be read.
  case outside
}
