import Shared

/// The services for the list and every scene presented over it, passed from builder to builder.
nonisolated struct TodosEnvironment: Sendable {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar
}

/// The services for the cat loader and every scene presented over it, passed from builder to
/// builder.
nonisolated struct CatsEnvironment: Sendable {
  let provider: any CatProvider
  let processor: any PictureProcessor
  let library: any PhotoLibrary
}
