import ArchitectureGraph
import CompareConfiguration
import SourceRecords

extension Configuration {
  /// The roles that it gives to the types of a package's modules that are no tests.
  func roleTable(
    for analysis: Analysis, of modules: [SourceModule], in folder: String
  ) throws(NoResult) -> RoleTable {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = analysis.graph.types.values.filter { !tests.contains($0.module) }
    if let flaw = RoleTable.flaw(in: roles, among: types) {
      throw .failed(
        .configurationInvalid(path: "\(folder)/\(Self.fileName)", reason: flaw))
    }
    return RoleTable(roles)
  }
}
