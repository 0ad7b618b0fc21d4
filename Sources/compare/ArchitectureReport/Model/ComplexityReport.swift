/// How much there is to think of in a function.
package struct ComplexityReport: Codable, Equatable, Sendable {
  /// Nil without any function.
  @ExplicitNull package var mean: Double?
  @ExplicitNull package var max: Int?
  package var functions: Int
}
