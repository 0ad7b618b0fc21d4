package import CompareSupport
package import SourceRecords

/// What is measured of one type, its extensions in its own module included.
///
/// Local types are part of the type around them.
package struct TypeMetrics: Equatable, Sendable {
  package struct Complexity: Equatable, Sendable {
    package var functions = 0
    var sum = 0
    package var max = 0

    /// Nil without any function.
    package var mean: Double? { functions == 0 ? nil : Double(sum) / Double(functions) }
  }

  /// With the names of the types around it: `Outer.Inner`.
  package let name: String
  package let kind: DeclaredType.Kind
  package let role: Role?
  package let file: String
  package let line: Int
  package let lines: Int
  /// Ca: other types of the package, those of test modules not among them, that refer to it.
  package let fanIn: Int
  /// Ce: other types of the package that it refers to.
  package let fanOut: Int
  package let complexity: Complexity
  /// Nil when no suite was run.
  package let coverage: LineCoverage?
}
