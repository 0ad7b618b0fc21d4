import Foundation
import Testing

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import CompareSupport
@testable import SourceRecords

/// What `docs/tool/rules.md` says, held against the rules themselves.
@Suite("The rules as documented")
struct DocumentedRulesTests {
  private static let text: String = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/tool/rules.md").standardized.path
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()
  private static let sections = Section.all(in: text)

  @Test func `Every rule has a section with its own words`() {
    for rule in RuleCatalog.all {
      let section = Self.sections.first { $0.names.contains(rule.name) }
      let message = rule.message.prefix(1).uppercased() + rule.message.dropFirst()
      #expect(
        section?.text.hasPrefix("\(message). \(rule.reason) \(rule.remedy)\n") == true,
        "\(rule.name)")
      #expect(
        ![rule.message, rule.reason, rule.remedy].contains { $0.isEmpty || $0.contains(". ") },
        "\(rule.name)")
    }
    #expect(Set(Self.sections.flatMap(\.names)) == Set(RuleCatalog.all.map(\.name)))
  }

  @Test func `Every form's row says what it leaves out and what it adds`() {
    func list(_ names: some Sequence<String>) -> String {
      names.map { "`\($0)`" }.joined(separator: ", ")
    }
    for dialect in Dialects.all {
      let without = dialect.pattern.rules().map(\.rule.name).filter(dialect.without.contains)
      let cells = [
        "`\(dialect.pattern.rawValue)`", "`\(dialect.form)`",
        without.isEmpty ? "–" : list(without),
        list(dialect.with.map(\.rule.name)),
      ]
      #expect(Self.text.contains(" | \(cells.joined(separator: " | ")) |\n"), "\(dialect.name)")
    }
  }

  @Test(
    arguments: Pattern.allCases.map { ($0, String?.none) }
      + Dialects.all.map { ($0.pattern, $0.form) })
  func `A bad example breaks its rule once and no other, a good one breaks none`(
    _ pattern: Pattern, _ variant: String?
  ) throws {
    let owner = ([pattern.rawValue] + [variant].compactMap(\.self)).joined(separator: "-")
    let sections = Self.sections.filter { $0.owners.contains(owner) }
    let bad = try findings(sections.map { ($0, $0.bad) }, pattern, variant)
    for section in sections {
      let names = section.names.filter { bad[section.number]?.contains($0) ?? false }
      #expect(bad[section.number]?.count == 1 && names.count == 1, "\(section.names)")
    }
    #expect(try findings(sections.map { ($0, $0.good) }, pattern, variant).isEmpty)
  }

  @Test func `So do the examples of layers, with the layers beside them`() throws {
    let section = try #require(Self.sections.first { $0.names == ["layers.unknown-reference"] })
    let layers = try JSONDecoder().decode([LayerEntry].self, from: Data(section.layers.utf8))
    let indexed = try IndexedSources([
      "Bad": ["A.swift": section.bad + "\n"], "Good": ["A.swift": section.good + "\n"],
    ])
    let analysis = indexed.analysis
    let rules = indexed.modules.map { module in
      RuleCheck(
        module, nil, analysis, TypeRoles(.standard, analysis).roles,
        LayerMap(layers, analysis.graph.parts, in: "/")
      )
      .findings().map(\.rule.name)
    }
    #expect(rules == [section.names, []])
  }

  @Test func `So do the examples of a team's rules, with the configuration next to them`() throws {
    for rule in TeamRules.all {
      let name = rule.name
      let section = try #require(Self.sections.first { $0.names == [name] })
      let key = rule == TeamRules.concreteDefault ? "rules" : name.prefix { $0 != "." }
      let configuration = try JSONDecoder().decode(
        Configuration.self, from: Data("{\"\(key)\": \(section.layers)}".utf8))
      let indexed = try IndexedSources([
        "Bad": ["A.swift": section.bad + "\n"], "Good": ["A.swift": section.good + "\n"],
      ])
      var measured = MeasuredModules(
        columns: indexed.modules.map { Column(module: $0) }, modules: indexed.modules,
        analysis: indexed.analysis)
      measured.roles = TypeRoles(.standard, indexed.analysis).roles
      for module in ["Bad", "Good"] { measured.own[module] = OwnRules(configuration, for: module) }
      let report = ReportBuilder(measured, ShownPaths(root: "/"))
        .report(MeasuredTests(), notes: [])
      #expect(report.modules.map { $0.findings?.map(\.rule) } == [[name], []])
    }
  }

  @Test func `Every end of a name that tells a role is named`() {
    for suffix in RoleTable.standard.suffixes.keys {
      #expect(Self.text.contains("`\(suffix)`"), "\(suffix)")
    }
  }

  /// The rules that examples break, by the numbers of their sections.
  private func findings(
    _ examples: [(section: Section, text: String)], _ pattern: Pattern, _ variant: String?
  ) throws -> [Int: [String]] {
    let texts = examples.map { "enum Example\($0.section.number) {\n\($0.text)\n}\n" }
    let text = "import Foundation\n\n" + texts.joined()
    let indexed = try IndexedSources(["Examples": ["Examples.swift": text]])
    let analysis = indexed.analysis
    let check = RuleCheck(
      indexed.modules[0], pattern, variant: variant, analysis,
      TypeRoles(.standard, analysis).roles)
    let findings = FindingReport.all(
      check.findings(), of: indexed.modules[0].name, ShownPaths(root: "/"))
    return Dictionary(
      grouping: findings, by: { Int($0.from.prefix { $0 != "." }.drop { !$0.isNumber }) ?? 0 }
    )
    .mapValues { $0.map(\.rule) }
  }

  /// What stands under one rule's heading.
  private struct Section {
    let number: Int
    /// Several if patterns have the same rule.
    let names: [String]
    let text: String

    /// The patterns and forms whose rules its examples are tried with: one for what every pattern
    /// has, and for comments.
    var owners: [String] {
      names.count >= Pattern.allCases.count || !names[0].contains(".")
        ? ["mvc"] : names.map { String($0.prefix { $0 != "." }) }
    }
    var bad: String { example("Bad") }
    var good: String { example("Good") }
    var layers: String {
      text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first ?? ""
    }

    /// What stands under its title, after what both examples have in common.
    private func example(_ title: String) -> String {
      let code = text.components(separatedBy: "```swift\n").dropFirst().first?
        .components(separatedBy: "```").first
      let parts = (code ?? "").components(separatedBy: "// Bad\n")
      let examples = parts[parts.count - 1].components(separatedBy: "// Good\n")
      return parts[0] + examples[title == "Bad" ? 0 : examples.count - 1]
    }

    static func all(in text: String) -> [Section] {
      text.components(separatedBy: "\n### `").dropFirst().enumerated().map { number, part in
        let lines = part.split(separator: "\n", maxSplits: 1)
        let names = lines[0].components(separatedBy: "`, `")
          .map { $0.replacingOccurrences(of: "`", with: "") }
          .flatMap { name in
            name.contains("<")
              ? Pattern.allCases.map {
                name.replacingOccurrences(of: "<pattern>", with: $0.rawValue)
              } : [name]
          }
        return Section(
          number: number + 1, names: names, text: lines[1].drop { $0.isNewline }.description)
      }
    }
  }
}
