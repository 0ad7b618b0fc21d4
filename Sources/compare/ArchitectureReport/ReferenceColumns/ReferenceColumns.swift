import CResources
package import CompareSupport
import Foundation

/// The five patterns' numbers, which were measured once and ship with the tool.
package enum ReferenceColumns {
  /// The columns of these patterns, in this order.
  package static func columns(_ patterns: [Pattern]) throws(Failure) -> [ModuleReport] {
    guard !patterns.isEmpty else { return [] }
    let report: Report
    do {
      report = try ReportFile.decode(Data(String(cString: references_json()).utf8))
    } catch {
      throw .resultInvalid(path: "references.json", reason: error.localizedDescription)
    }
    return patterns.compactMap { pattern in
      guard var module = report.modules.first(where: { $0.pattern == pattern }) else { return nil }
      module.origin = .reference
      // Actions run in another package can't be compared.
      module.actions = nil
      module.changes = nil
      return module
    }
  }
}
