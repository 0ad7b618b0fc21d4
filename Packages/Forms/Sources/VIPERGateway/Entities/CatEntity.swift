/// A cat that was found, and whose picture can be asked for.
nonisolated struct CatEntity: Codable, Equatable, Sendable {
  let address: String
  /// When the whole load has to be over.
  let deadline: ContinuousClock.Instant?
}
