import CompareSupport
import SourceRecords

extension RuleCheck {
  /// How many types and references its rules looked at.
  package var judged: JudgedTypes {
    let own = code.graph.types.filter { $0.value.module == code.module.name }.keys
    let known = own.filter { code.role(of: $0) != .other }.count
    let pairs = code.references.flatMap { from, targets in targets.map { (from, $0) } }
    return JudgedTypes(
      withRole: known, withoutRole: own.count - known,
      references: pairs.filter { isJudged($0, $1) }.count)
  }

  private func isJudged(_ from: SymbolID, _ to: SymbolID) -> Bool {
    !rules.isEmpty && code.role(of: from) != .other && code.role(of: to) != .other
      || layers.layer(of: from) != nil && layers.layer(of: to) != nil
  }
}
