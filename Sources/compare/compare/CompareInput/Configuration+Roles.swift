import ArchitectureGraph
import CommandLineKit
import CompareSupport
import SourceRecords

extension Configuration {
  /// - Throws: `configurationInvalid` for roles that cannot be meant, given the types of a package's
  ///   modules that are no tests.
  func checkRoles(
    for analysis: Analysis, of modules: [SourceModule], in folder: String
  ) throws(NoResult) {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = analysis.graph.types.values.filter { !tests.contains($0.module) }
    guard let flaw = RoleTable.flaw(in: roles, among: types, in: folder) else { return }
    throw .failed(.configurationInvalid(path: "\(folder)/\(Self.fileName)", reason: flaw))
  }
}
