import ArchitectureGraph
import ArchitectureRules
import SourceRecords
import ArchitectureReport
import CommandLineKit

extension Plan {
  /// Leaves out the columns that there is nothing to hold against: those without pattern and layer.
  ///
  /// - Throws: `patternMissing` for one that the user named.
  mutating func keepHeldColumns(_ wish: Wish, _ code: CodeFacts) throws(NoResult) {
    guard wish.held == .configured, configurations.haveLayers else { return }
    let types = code.analysis.graph.types
    columns.removeAll { column in
      column.pattern == nil && code.layers.names(in: column.module.name, types).isEmpty
    }
    let left = Set(columns.map(\.module.name))
    if let missing = wish.named.first(where: { !left.contains($0) }) {
      throw .misused(.patternMissing(module: missing))
    }
    if columns.isEmpty { throw .misused(.patternMissing(module: nil)) }
  }
}
