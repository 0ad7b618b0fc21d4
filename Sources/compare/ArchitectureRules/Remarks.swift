import ArchitectureGraph
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
      (remarks[place.file] ?? []).contains { remark in
        remark.lines.contains(place.position.line) && remark.rule == finding.rule.name
      }
    }
    return finding
  }

  /// Comments without a reason, or that name no existing rule.
  var findings: [Finding] {
    let known = Set(RuleCatalog.all.map(\.name))
    return code.sources.flatMap { source in
      source.parsed.remarks.compactMap { remark -> Finding? in
        if !known.contains(remark.rule) {
          return finding(RemarkRules.unknownRule, remark, source)
        }
        return remark.reason.isEmpty ? finding(RemarkRules.withoutReason, remark, source) : nil
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
