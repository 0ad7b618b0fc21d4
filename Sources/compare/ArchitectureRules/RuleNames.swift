import CommandLineKit
package import CompareSupport

/// The names of rules, as people write them.
package enum RuleNames {
  /// What is wrong with the entries; nil when nothing is.
  package static func flaw(in entries: [RuleEntry]) -> String? {
    let names = RuleCatalog.all.map(\.name)
    let idle = entries.first { entry in
      !names.contains(where: Glob(entry.rule, separator: ".").matches)
    }
    guard let idle else { return nil }
    return "there is no rule '\(idle.rule)'" + (hint(for: idle.rule) ?? "")
      + "; `compare explain` lists all"
  }

  /// Which rules may have been meant; nil when none is near.
  package static func hint(for name: String) -> String? {
    let near = near(name)
    return near.isEmpty ? nil : ", near are \(near.joined(separator: ", "))"
  }

  /// Those that forbid the same in another pattern, or are a slip of the finger away.
  package static func near(_ name: String) -> [String] {
    let names = RuleCatalog.all.map(\.name)
    let same = names.filter { own($0) == own(name) }
    guard same.isEmpty else { return same }
    let close = names.filter { Suggestion.closest(to: own(name), among: [own($0)]) != nil }
    let ofOne = close.filter { $0.prefix { $0 != "." } == name.prefix { $0 != "." } }
    return ofOne.isEmpty ? close : ofOne
  }

  /// Without the pattern in front.
  private static func own(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
