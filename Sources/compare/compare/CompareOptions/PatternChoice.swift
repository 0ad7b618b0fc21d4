package import ArchitectureReport
package import CommandLineKit
package import CompareSupport
import SourceRecords

/// Which columns are held against which pattern.
package enum PatternChoice: Equatable, Sendable {
  /// Each against its own, as the configuration has it.
  case configured
  case one(Pattern)

  /// The columns that are meant, each with its pattern.
  ///
  /// Modules that the user named are all meant; of the others those that fit. Which modules have a
  /// layer tells nobody before their types are known: until then all may be held against something.
  package func columns(
    among columns: [Column], areNamed: Bool, mayBeHeld: Bool = false
  ) throws(UsageError) -> [Column] {
    let known = Set(columns.compactMap(\.pattern))
    switch self {
    case .configured where mayBeHeld: return columns
    case .configured:
      let unknown = columns.first { $0.pattern == nil }
      if areNamed, let unknown { throw .patternMissing(module: unknown.module.name) }
      guard !known.isEmpty else { throw .patternMissing(module: nil) }
      return columns.filter { $0.pattern != nil }
    case .one(let pattern):
      guard !areNamed, !known.isEmpty else {
        return columns.map { column in
          var column = column
          column.pattern = pattern
          column.variant = nil
          return column
        }
      }
      guard known.contains(pattern) else {
        let known = Pattern.allCases.filter(known.contains)
        throw .patternUnused(pattern.rawValue, known: known.map(\.rawValue))
      }
      return columns.filter { $0.pattern == pattern }
    }
  }
}
