import CompareOptions
import CompareSupport
import PackageRecords

/// What is measured lies in a package, which SwiftPM says what it consists of.
protocol InputOfPackage: Input {
  var options: Options { get }
  var toolchain: Toolchain { get }
  var workspace: Workspace { get }
  var steps: Steps { get }
}

extension InputOfPackage {
  var shown: ShownPaths { workspace.shown }
  var workplace: Workplace {
    Workplace(scratch: workspace.scratch, measured: [workspace.root])
  }

  var configurationFolders: [String] { [workspace.root] }

  func configurations() throws(NoResult) -> Configurations { try packagePlan.configurations() }

  func plan() throws(NoResult) -> Plan { try packagePlan.make() }

  private var packagePlan: PackagePlan {
    PackagePlan(
      options: options, toolchain: toolchain, children: children, workspace: workspace,
      steps: steps)
  }
}
