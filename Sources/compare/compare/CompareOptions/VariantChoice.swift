package import CommandLineKit
package import CompareSupport

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
