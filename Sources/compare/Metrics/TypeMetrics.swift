/// What is measured of one type, its extensions in its own module included.
///
/// Local types are part of the type around them.
struct TypeMetrics: Equatable, Sendable {
  struct Complexity: Equatable, Sendable {
    var functions = 0
    var sum = 0
    var max = 0

    /// Nil without any function.
    var mean: Double? { functions == 0 ? nil : Double(sum) / Double(functions) }
  }

  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  let kind: DeclaredType.Kind
  let role: Role?
  let file: String
  let line: Int
  let lines: Int
  /// Ca: other types of the package, those of test modules not among them, that refer to it.
  let fanIn: Int
  /// Ce: other types of the package that it refers to.
  let fanOut: Int
  let complexity: Complexity
  /// Nil when no suite was run.
  let coverage: LineCoverage?
}
