import CompareSupport
import Foundation

/// Explains the rules: what each one forbids, why, examples, and how to turn it off.
package enum RuleExplanation {
  /// The name of each rule and what is wrong if it is broken, one line each.
  package static var list: String {
    RuleCatalog.all.map { "\($0.name): \($0.message)\n" }.joined()
      + "\n'compare explain <rule>' says why, with examples.\n"
  }

  /// Nil for a name that isn't a rule's.
  package static func text(of name: String) -> String? {
    guard let rule = RuleCatalog.all.first(where: { $0.name == name }) else { return nil }
    let section = RuleSection.named(name)
    let parts = [
      [rule.name], [rule.message.sentence, "Why: \(rule.reason)", "What to do: \(rule.remedy)"],
      section.map { plain($0.lines) } ?? [], [held(rule)], off(rule),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// Which rules may have been meant by an unknown name; empty if none is close.
  package static func hint(for name: String) -> String { RuleNames.hint(for: name) ?? "" }

  /// Code is indented instead of fenced.
  private static func plain(_ lines: [String]) -> [String] {
    var isCode = false
    var plain: [String] = []
    for line in lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else {
        plain.append(isCode && !line.isEmpty ? "    \(line)" : line)
      }
    }
    while plain.last?.isEmpty == true { plain.removeLast() }
    return plain
  }

  /// Which modules it applies to.
  private static func held(_ rule: Rule) -> String {
    switch RuleCatalog.owner(of: rule.name) {
    case .form(let pattern, let form):
      return "Holds for \(pattern.title) in the form '\(form)'."
    case .pattern(let pattern, let without):
      let forms = without.map { "'\($0)'" }.joined(separator: " and ")
      return "Holds for \(pattern.title)"
        + (forms.isEmpty ? "." : ", but not in the form \(forms).")
    case .team(let key): return "Holds where \(Configuration.fileName) has \"\(key)\"."
    case .request:
      return "Holds where \(Configuration.fileName) gives it a severity."
    case .manifest: return "Holds for packages that are measured with --packages."
    case .modules:
      return "Holds for modules that are measured together with --sources or --packages."
    case .all: return "Holds for every module that is checked."
    }
  }

  private static func off(_ rule: Rule) -> [String] {
    let isOfComments = RuleCatalog.owner(of: rule.name) == .all
    let setting = "\"rules\": [{ \"rule\": \"\(rule.name)\", \"severity\": \"off\" }]"
    return ["To turn it off, write in \(Configuration.fileName): \(setting)"]
      + (isOfComments
        ? []
        : ["To accept one place, write next to it: // compare:ignore \(rule.name) <the reason>"])
  }
}

extension String {
  /// With a capital letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
