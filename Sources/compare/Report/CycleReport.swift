/// Types that can all reach each other.
struct CycleReport: Codable, Equatable, Sendable {
  struct Step: Codable, Equatable, Sendable {
    var from: String
    var to: String
    var file: String
    var line: Int
  }

  /// Sorted by name.
  var types: [String]
  /// The shortest way round, as evidence.
  var shortest: [Step]
}
