import ArchitectureReport
import CommandLineKit
import CompareConfiguration
import CompareOptions
import CompareSupport
import PackageRecords
import SourceRecords

/// Asks SwiftPM what a package consists of, and finds the columns in it.
struct PackagePlan: Sendable {
  let options: Options
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace
  let steps: Steps

  func make() throws(NoResult) -> Plan {
    let configurations = try self.configurations()
    let package = try steps.run("Reading the package") { () throws(Stop) in
      try PackageReader(toolchain: toolchain, children: children, workspace: workspace).read()
    }
    let modules = package.modules(root: workspace.root)
    guard modules.contains(where: { !$0.isTest }) else {
      throw .failed(.packageEmpty(path: workspace.root))
    }
    var plan = Plan(
      modules: modules,
      columns: try Column.all(
        among: modules, named: options.modules, or: try meant(in: configurations), configurations),
      package: package.name, executables: package.executables, configurations: configurations,
      roots: [workspace.root])
    if let held = options.held {
      if held == .configured, configurations.haveOwnRules, options.modules.isEmpty {
        plan.columns = Column.adding(modules, to: plan.columns)
      }
      plan.columns = try configurations.columns(
        held: held, among: plan.columns, areNamed: !options.modules.isEmpty)
    }
    plan.sharedSuite = try sharedSuite(in: modules, configurations)
    let isWhole = options.modules.isEmpty && configurations.modules.isEmpty && options.held == nil
    if isWhole { plan.notes = package.omissions }
    let left = Column.assign(modules, to: &plan.columns, shared: plan.sharedSuite?.name)
    if options.held == nil { plan.notes += left.map { Note(unassigned: $0, seen: $1) } }
    return plan
  }

  func configurations() throws(NoResult) -> Configurations {
    try ending { () throws(Failure) in
      try Configurations(of: workspace.root, copy: options.copy)
    }
  }

  /// What the configuration names is measured unless it is a variant, and held against rules even
  /// then.
  private func meant(
    in configurations: Configurations
  ) throws(NoResult) -> [Configuration.Module] {
    let modules = configurations.modules
    if let variants = options.variants {
      return try misusing { () throws(UsageError) in try variants.modules(among: modules) }
    }
    return options.held == .configured ? modules : modules.filter { $0.variant == nil }
  }

  private func sharedSuite(
    in modules: [SourceModule], _ configurations: Configurations
  ) throws(NoResult) -> SourceModule? {
    guard let name = options.sharedSuite ?? configurations.suite else { return nil }
    let suites = modules.filter(\.isTest)
    if let suite = suites.first(where: { $0.name == name }) { return suite }
    if options.copy != nil { return nil }
    let known = suites.map(\.name)
    throw options.sharedSuite == nil
      ? .failed(.suiteUnknown(name: name, known: known))
      : .misused(.invalidValue(option: "--suite", value: name, allowed: known))
  }
}

extension PackageDescription {
  /// What the package has beside Swift modules.
  fileprivate var omissions: [Note] {
    targets.compactMap { target in
      target.omission.map { Note(.information, $0, of: target.name) }
    }
    .sorted { $0.line < $1.line }
  }
}

extension Note {
  fileprivate init(unassigned suite: SourceModule, seen: [String]) {
    let names = seen.joined(separator: ", ")
    self.init(.information, "test target \(suite.name) depends on \(names): counted for none")
  }
}
