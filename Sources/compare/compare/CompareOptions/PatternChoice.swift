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

/// Which modules are compared with other forms of their pattern.
package enum VariantChoice: String, CaseIterable, Sendable {
  case mvc, mvp, mvvm, mvi, viper
  case all
  /// The steps that lead from one pattern to another.
  case road

  private var pattern: Pattern? { Pattern(rawValue: rawValue) }

  /// The modules that are meant: each pattern's usual form first, and then its others.
  package func modules(
    among modules: [Configuration.Module]
  ) throws(UsageError) -> [Configuration.Module] {
    let chosen = chosen(among: modules)
    guard chosen.contains(where: { $0.variant != nil }) else {
      throw .invalidValue(
        option: "--variants", value: rawValue,
        allowed: Self.allCases.filter { choice in
          choice.chosen(among: modules).contains { $0.variant != nil }
        }.map(\.rawValue))
    }
    return chosen
  }

  private func chosen(among modules: [Configuration.Module]) -> [Configuration.Module] {
    if self == .road {
      return modules.filter { $0.step != nil }.sorted { ($0.step ?? 0) < ($1.step ?? 0) }
    }
    return modules.compactMap(\.pattern).reduce(into: [Pattern]()) { patterns, pattern in
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    .filter { pattern in self.pattern.map { $0 == pattern } ?? true }
    .flatMap { pattern in
      let forms = modules.filter { $0.pattern == pattern }
      return forms.filter { $0.variant == nil } + forms.filter { $0.variant != nil }
    }
  }
}
