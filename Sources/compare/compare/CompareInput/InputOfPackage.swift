import CompareSupport
import SourceRecords

/// What is measured lies in packages; SwiftPM says what they consist of.
protocol InputOfPackage: Input {
  var options: Options { get }
  var toolchain: Toolchain { get }
  var workspaces: [Workspace] { get }
  var steps: Steps { get }
}

extension InputOfPackage {
  /// Of several packages, paths begin in the folder that all of them are in.
  var shown: ShownPaths {
    let roots = workspaces.map(\.root)
    return ShownPaths(root: roots.count == 1 ? roots[0] : CommonFolder.of(roots))
  }

  var workplaces: [Workplace] {
    workspaces.map { Workplace(scratch: $0.scratch, measured: [$0.root]) }
  }

  var configurationFolders: [String] { workspaces.map(\.root) }

  func configurations() throws(NoResult) -> Configurations { try packagePlan.configurations() }

  func plan() throws(NoResult) -> Plan { try packagePlan.make() }

  private var packagePlan: PackagePlan {
    PackagePlan(
      options: options, toolchain: toolchain, children: children, workspaces: workspaces,
      shown: shown, steps: steps)
  }
}
