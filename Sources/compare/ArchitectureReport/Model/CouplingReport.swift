/// Martin's numbers of a module, in distinct types across its boundary.
struct CouplingReport: Codable, Equatable, Sendable {
  /// Types outside, in the same package or sources, that refer to one of the module's.
  var afferent: Int
  /// Types outside that one of the module's refers to.
  var efferent: Int
  /// Ce / (Ca + Ce); nil when nothing crosses the boundary.
  @ExplicitNull var instability: Double?
  /// Protocols / types; nil without any type.
  @ExplicitNull var abstractness: Double?
  /// |A + I - 1|: how far from the main sequence.
  @ExplicitNull var distance: Double?
}

/// John Lakos's numbers of a module whose components are its files.
struct ComponentReport: Codable, Equatable, Sendable {
  /// The sum, over the files, of how many each needs, itself included.
  var ccd: Int
  /// CCD per file.
  var acd: Double
  /// CCD over that of a balanced binary tree of as many files.
  var nccd: Double
}

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
