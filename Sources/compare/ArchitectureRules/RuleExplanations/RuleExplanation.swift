import CompareSupport
import Foundation

/// What there is to say of the rules: what each forbids, why, examples, and how to turn it off.
package enum RuleExplanation {
  /// The name of each rule with what is wrong where it is broken, a line each.
  package static var list: String {
    RuleCatalog.all.map { "\($0.name): \($0.message)\n" }.joined()
      + "\n'compare explain <rule>' says why, with examples.\n"
  }

  /// Nil for a name that no rule has.
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

  /// Which rules an unknown name may have been meant to be; empty when none is near.
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

  /// Which modules are held against it.
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
    case .all: return "Holds for every module that is checked."
    }
  }

  private static func off(_ rule: Rule) -> [String] {
    let isOfComments = RuleCatalog.owner(of: rule.name) == .all
    let setting = "\"rules\": [{ \"rule\": \"\(rule.name)\", \"severity\": \"off\" }]"
    return ["To turn it off, write in \(Configuration.fileName): \(setting)"]
      + (isOfComments
        ? []
        : ["To accept one place, write beside it: // compare:ignore \(rule.name) <the reason>"])
  }
}

extension String {
  /// With a capital letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

/// What the document of the rules says of one of them; it ships with the tool.
struct RuleSection {
  /// Several for what is the same in every pattern.
  let names: [String]
  /// What is wrong, what it costs, and how to mend it.
  let words: [String]
  let lines: [String]

  static func named(_ name: String) -> RuleSection? { all.first { $0.names.contains(name) } }

  /// Those of the document, in its order.
  private static let all = String(decoding: PackageResources.rules_md, as: UTF8.self)
    .components(separatedBy: "\n### `").dropFirst().map(RuleSection.init)

  private init(_ part: String) {
    // The next heading, of whatever level, ends it.
    let body = part.components(separatedBy: "\n## ")[0]
    let name = String(body.prefix { $0 != "`" })
    names =
      name.contains("<")
      ? Pattern.allCases.map { name.replacing("<pattern>", with: $0.rawValue) } : [name]
    // A heading, a line without text, the rule's words, and another line without text.
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.lines = Array(lines.dropFirst(4))
    let sentences = lines[2].components(separatedBy: ". ")
    let message = sentences[0].prefix(1).lowercased() + sentences[0].dropFirst()
    words = [message, sentences[1] + ".", sentences.dropFirst(2).joined(separator: ". ")]
  }
}
