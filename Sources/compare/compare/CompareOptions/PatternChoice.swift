package import ArchitectureReport
import CommandLineKit
package import CompareSupport
import SourceRecords

/// Which columns are checked against which pattern.
package enum PatternChoice: Equatable, Sendable {
  /// Each against its own pattern from the configuration.
  case configured
  case one(Pattern)

  /// The chosen columns, each with its pattern.
  ///
  /// All modules that the user named are chosen; of the others, those that match. Layers are only
  /// known once types are: until then, any module may have something to be checked against.
  package func columns(
    among columns: [Column], areNamed: Bool, mayBeHeld: Bool = false
  ) throws(Failure) -> [Column] {
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
  /// The patterns' clean-room rewritings, next to the usual forms of the same patterns.
  case second
  /// The app without any of the patterns, next to their usual forms.
  case mv
  /// The steps that lead from one pattern to another.
  case road

  private var pattern: Pattern? { Pattern(rawValue: rawValue) }

  /// The chosen modules: each pattern's usual form, then its others, at the end those of no pattern;
  /// on the road, by step.
  package func modules(
    among modules: [Configuration.Module]
  ) throws(Failure) -> [Configuration.Module] {
    let chosen = chosen(among: modules)
    guard chosen.contains(where: { $0.variant != nil }) else {
      throw .misused(
        .invalidValue(
          option: "--variants", value: rawValue,
          allowed: Self.allCases.filter { choice in
            choice.chosen(among: modules).contains { $0.variant != nil }
          }.map(\.rawValue)))
    }
    return chosen
  }

  private func chosen(among modules: [Configuration.Module]) -> [Configuration.Module] {
    if self == .road {
      return modules.filter { $0.step != nil }.sorted { ($0.step ?? 0) < ($1.step ?? 0) }
    }
    let isMeant = { (module: Configuration.Module) in
      switch self {
      case .second, .mv: module.variant == nil || module.variant == rawValue
      default: true
      }
    }
    let patterned = modules.compactMap(\.pattern).reduce(into: [Pattern]()) { patterns, pattern in
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    .filter { pattern in self.pattern.map { $0 == pattern } ?? true }
    .flatMap { pattern in
      let forms = modules.filter { $0.pattern == pattern && isMeant($0) }
      return forms.filter { $0.variant == nil } + forms.filter { $0.variant != nil }
    }
    guard pattern == nil else { return patterned }
    // A step has no pattern either, but leads from one to another.
    return patterned
      + modules.filter {
        $0.pattern == nil && $0.variant != nil && $0.step == nil && isMeant($0)
      }
  }
}

extension Failure {
  /// No module has a pattern, or the named module has none.
  package static func patternMissing(module: String?, hint: String? = nil) -> Failure {
    .misused(
      .explained(
        "\(module.map { "The module '\($0)' has no pattern" } ?? "No module has a pattern"):"
          + " give --pattern, or name it in \(Configuration.fileName)\(hint.map { "; \($0)" } ?? "")."
      ))
  }

  /// The configuration doesn't assign this pattern to any module.
  package static func patternUnused(_ pattern: String, known: [String]) -> Failure {
    .misused(
      .explained(
        "In \(Configuration.fileName) no module has the pattern '\(pattern)', only"
          + " \(known.joined(separator: ", ")): name one with --module."))
  }
}
