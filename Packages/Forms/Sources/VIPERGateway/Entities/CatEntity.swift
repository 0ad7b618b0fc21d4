/// A cat whose address is known and whose picture can be requested.
nonisolated struct CatEntity: Codable, Equatable, Sendable {
  let address: String
  /// The deadline for the whole load.
  let deadline: ContinuousClock.Instant?
}
