import CResources
import CompareSupport
import Foundation

/// What the document of the rules says about one rule; it ships with the tool.
struct RuleSection {
  /// Several if patterns have the same rule.
  let names: [String]
  /// What is wrong, what it costs, and how to fix it.
  let words: [String]
  let lines: [String]

  static func named(_ name: String) -> RuleSection? { all.first { $0.names.contains(name) } }

  /// All sections of the document, in its order.
  private static let all = String(cString: rules_md())
    .components(separatedBy: "\n### `").dropFirst().map(RuleSection.init)

  private init(_ part: String) {
    // The next heading of any level ends it.
    let body = part.components(separatedBy: "\n## ")[0]
    // A heading, an empty line, the rule's words, and another empty line.
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    names = lines[0].components(separatedBy: "`, `").flatMap { name in
      let name = name.replacing("`", with: "")
      return name.contains("<")
        ? Pattern.allCases.map { name.replacing("<pattern>", with: $0.rawValue) } : [name]
    }
    self.lines = Array(lines.dropFirst(4))
    let sentences = lines[2].components(separatedBy: ". ")
    let message = sentences[0].prefix(1).lowercased() + sentences[0].dropFirst()
    words = [message, sentences[1] + ".", sentences.dropFirst(2).joined(separator: ". ")]
  }
}
