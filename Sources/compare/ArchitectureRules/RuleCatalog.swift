import CommandLineKit
package import CompareSupport

package enum RuleCatalog {
  /// Has to grow when the rules, or the roles that they look at, find something else in the same
  /// code: a baseline of another version says so.
  package static let version = 1

  /// Every rule of every pattern, of layers and of teams, in the order in which the documents list
  /// them.
  package static let all: [Rule] =
    (Pattern.allCases.flatMap { $0.rules() } + Dialects.all.flatMap(\.with)).map(\.rule)
    + LayerRules.all + TeamRules.all + PackageRules.all + RemarkRules.all

  /// Whether a rule applies to a pattern, or to a form of it, judging by its name.
  ///
  /// `viper.router-knows-store` applies to VIPER; a name without a pattern or form applies to all.
  package static func isHeld(
    _ rule: String, by pattern: Pattern?, variant: String? = nil
  ) -> Bool {
    switch owner(of: rule) {
    case .pattern(let owner, let without):
      owner == pattern && !(variant.map(without.contains) ?? false)
    case .form(let owner, let form): owner == pattern && form == variant
    case .team, .request, .manifest, .modules, .all: true
    }
  }
}

extension RuleCatalog {
  /// What a module needs for a rule to apply to it.
  package enum Owner: Equatable {
    /// A pattern, in any form but these.
    case pattern(Pattern, without: [String])
    case form(Pattern, String)
    /// A key of the configuration.
    case team(String)
    /// An entry of the configuration's "rules".
    case request
    /// A manifest among packages that aren't built.
    case manifest
    /// Other modules next to it that aren't built.
    case modules
    /// Nothing: the rule applies to all.
    case all

    package var isOfPattern: Bool {
      switch self {
      case .pattern, .form: true
      case .team, .request, .manifest, .modules, .all: false
      }
    }
  }

  package static func owner(of rule: String) -> Owner {
    let owner = String(rule.prefix { $0 != "." })
    if let dialect = Dialects.all.first(where: { $0.name == owner }) {
      return .form(dialect.pattern, dialect.form)
    }
    if let pattern = Pattern(rawValue: owner) {
      let without = Dialects.all.filter { $0.pattern == pattern && $0.without.contains(rule) }
      return .pattern(pattern, without: without.map(\.form))
    }
    if rule == TeamRules.concreteDefault.name { return .request }
    if PackageRules.names.contains(rule) { return .manifest }
    if rule == PackageRules.importCycle.name { return .modules }
    return owner == rule ? .all : .team(owner)
  }
}

extension Pattern {
  /// What it forbids; in a form with rules of its own, what that form forbids.
  func rules(variant: String? = nil) -> [PatternRule] {
    guard let dialect = Dialects.of(self, variant) else { return own + CommonRules.all(of: self) }
    return own.filter { !dialect.without.contains($0.rule.name) } + dialect.with
      + CommonRules.all(of: self)
  }
}

/// The names of rules, as people write them.
package enum RuleNames {
  /// What is wrong with the entries; nil if nothing is.
  package static func flaw(in entries: [RuleEntry]) -> String? {
    let names = RuleCatalog.all.map(\.name)
    let idle = entries.first { entry in
      !names.contains(where: Glob(entry.rule, separator: ".").matches)
    }
    guard let idle else { return nil }
    return "there is no rule '\(idle.rule)'" + (hint(for: idle.rule) ?? "")
      + "; `compare explain` lists all"
  }

  /// Which rules may have been meant; nil if none is close.
  package static func hint(for name: String) -> String? {
    let near = near(name)
    return near.isEmpty ? nil : ", similar: \(near.joined(separator: ", "))"
  }

  /// Those that forbid the same in another pattern, or differ only by a typing error.
  package static func near(_ name: String) -> [String] {
    let names = RuleCatalog.all.map(\.name)
    let same = names.filter { own($0) == own(name) }
    guard same.isEmpty else { return same }
    let close = names.filter { Suggestion.closest(to: own(name), among: [own($0)]) != nil }
    let ofOne = close.filter { $0.prefix { $0 != "." } == name.prefix { $0 != "." } }
    return ofOne.isEmpty ? close : ofOne
  }

  /// Without the pattern's prefix.
  private static func own(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
