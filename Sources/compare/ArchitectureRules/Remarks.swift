import ArchitectureGraph
import CompareSupport
import SourceRecords

/// The comments of a module that accept findings.
struct Remarks {
  private let code: CheckedModule
  /// By the path of the file.
  private let remarks: [String: [Remark]]

  init(in code: CheckedModule) {
    self.code = code
    remarks = Dictionary(
      uniqueKeysWithValues: code.sources.map { ($0.indexed.path, $0.parsed.remarks) })
  }

  /// Removes the places that a comment accepts.
  func without(_ finding: Finding) -> Finding {
    var finding = finding
    finding.places.removeAll { place in
      (remarks[place.file] ?? []).contains { $0.accepts(place, finding.rule) }
    }
    return finding
  }

  /// Comments without a reason, that name no existing rule, or that accept nothing: takes what was
  /// found before any of them counted, and the rules that looked for it.
  func findings(accepting found: [Finding], of rules: Set<String>) -> [Finding] {
    let known = Set(RuleCatalog.all.map(\.name))
    let accepted = Dictionary(grouping: found, by: \.rule.name)
    return code.sources.flatMap { source in
      source.parsed.remarks.compactMap { remark -> Finding? in
        if !known.contains(remark.rule) {
          return finding(RemarkRules.unknownRule, remark, source)
        }
        if remark.reason.isEmpty { return finding(RemarkRules.withoutReason, remark, source) }
        let isIdle = !(accepted[remark.rule] ?? []).contains { finding in
          finding.places.contains {
            $0.file == source.indexed.path && remark.accepts($0, finding.rule)
          }
        }
        guard rules.contains(remark.rule), isIdle else { return nil }
        var idle = finding(RemarkRules.withoutEffect, remark, source)
        idle.severity = .note
        return idle
      }
    }
  }

  /// Each comment as its rule and the type around it, or else the file's name.
  var all: [String] {
    code.sources.flatMap { source in
      source.parsed.remarks.map { remark in
        "\(remark.rule) \(finding(RemarkRules.withoutEffect, remark, source).from.name)"
      }
    }
  }

  /// About the type around the comment, or else about the file.
  private func finding(_ rule: Rule, _ remark: Remark, _ source: SourceRecord) -> Finding {
    let path = source.indexed.path
    let position = source.parsed.places.position(of: remark.offset)
    let type = code.analysis.regions[path]?.type(at: remark.offset).flatMap(code.type)
    let file = TypeNode(
      name: path.split(separator: "/").last.map(String.init) ?? path, module: code.module.name,
      isProtocol: false, file: path, position: position)
    return Finding(
      rule: rule, from: type ?? file, to: .init(name: remark.rule, module: "comment"),
      path: remark.rule.isEmpty ? [] : [remark.rule],
      places: [SourcePlace(file: path, position: position)])
  }
}

extension Remark {
  fileprivate func accepts(_ place: SourcePlace, _ rule: Rule) -> Bool {
    lines.contains(place.position.line) && self.rule == rule.name
  }
}
