import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CommandLineKit
import CompareSupport
import SourceRecords

extension Configuration {
  /// The layers of the types in a package's modules that are no tests, or in a folder of sources.
  ///
  /// - Throws: `configurationInvalid` for layers that cannot be meant.
  func layerMap(
    for types: [SymbolID: TypeNode], of modules: [SourceModule], in folder: String,
    isOfCopy: Bool = false
  ) throws(NoResult) -> LayerMap {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = types.filter { !tests.contains($0.value.module) }
    if !isOfCopy, let flaw = LayerMap.flaw(in: layers, among: types.values, in: folder) {
      throw .failed(.configurationInvalid(path: "\(folder)/\(Self.fileName)", reason: flaw))
    }
    return LayerMap(layers, types, in: folder)
  }
}
