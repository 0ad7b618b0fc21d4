/// Types that can all reach each other.
package struct CycleReport: Codable, Equatable, Sendable {
  package struct Step: Codable, Equatable, Sendable {
    package var from: String
    package var to: String
    package var file: String
    package var line: Int
  }

  /// Sorted by name.
  package var types: [String]
  /// The shortest way round, as evidence.
  package var shortest: [Step]
}
