import Shared

/// What the list and all that is presented over it are given, handed down from builder to builder.
nonisolated struct TodosEnvironment: Sendable {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar
}

/// What the cat loader and all that is presented over it are given, handed down from builder to
/// builder.
nonisolated struct CatsEnvironment: Sendable {
  let provider: any CatProvider
  let processor: any PictureProcessor
  let library: any PhotoLibrary
}
