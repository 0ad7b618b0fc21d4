import CompareSupport
import Foundation

/// What the document of the rules says of one of them; it ships with the tool.
struct RuleSection {
  /// Several for what is the same in every pattern.
  let names: [String]
  /// The lines below the heading and the rule's own words.
  let lines: [String]

  /// Those of the document, in its order.
  static let all = sections(of: String(decoding: PackageResources.rules_md, as: UTF8.self))

  private static func sections(of text: String) -> [RuleSection] {
    text.components(separatedBy: "\n### `").dropFirst().map { part in
      // The next heading, of whatever level, ends it.
      let body = part.components(separatedBy: "\n## ")[0]
      let name = String(body.prefix { $0 != "`" })
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return RuleSection(
        names: name.contains("<")
          ? Pattern.allCases.map { name.replacing("<pattern>", with: $0.rawValue) } : [name],
        // A heading, a line without text, the rule's words, and another line without text.
        lines: Array(lines.dropFirst(4)))
    }
  }
}
