import CommandLineKit
import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareConfiguration
import SourceRecords

extension Configuration {
  /// The layers of the types in a package's modules that are no tests, or in a folder of sources.
  ///
  /// - Throws: `configurationInvalid` for layers that cannot be meant.
  func layerMap(
    for types: [SymbolID: TypeNode], of modules: [SourceModule], in folder: String
  ) throws(NoResult) -> LayerMap {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = types.filter { !tests.contains($0.value.module) }
    if let flaw = LayerMap.flaw(in: layers, among: types.values, in: folder) {
      throw .failed(.configurationInvalid(path: "\(folder)/\(Self.fileName)", reason: flaw))
    }
    return LayerMap(layers, types, in: folder)
  }
}

extension MeasuredModules {
  /// Leaves out the columns that there is nothing to hold against: those without pattern and layer.
  ///
  /// - Throws: `patternMissing` for one that the user named.
  mutating func keepHeldColumns(named names: [String]) throws(UsageError) {
    let types = analysis.graph.types
    columns = columns.filter {
      $0.pattern != nil || !layers.names(in: $0.module.name, types).isEmpty
    }
    let left = Set(columns.map(\.module.name))
    if let missing = names.first(where: { !left.contains($0) }) {
      throw .patternMissing(module: missing)
    }
    if columns.isEmpty { throw .patternMissing(module: nil) }
  }
}
