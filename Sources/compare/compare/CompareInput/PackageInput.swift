import ArchitectureReport
import CompareSupport
import SourceRecords

/// Packages that are built for the measurement, each with its tests.
struct PackageInput: InputOfPackage {
  let options: Options
  let session: MeasuringSession
  let workspaces: [Workspace]

  private var runsSuites: Bool { options.runsSuites }

  func build(_ plan: Plan) throws(Failure) -> Build {
    var build = Build()
    for package in plan.packages {
      let name = "Building " + package.targetsText(of: plan.columns, withSuites: runsSuites)
      let builder = Builder(session, package.workspace) {
        session.steps.count($0.done, of: $0.total, in: name)
      }
      build.packages.append(
        try session.step(name) { () throws(Failure) in try self.build(package, plan, builder) }
      )
    }
    return build
  }

  private func build(
    _ package: PlannedPackage, _ plan: Plan, _ builder: Builder
  ) throws(Failure) -> PackageBuild {
    let label = package.label
    func part(withSuites: Bool) -> BuildPart {
      package.part(for: plan.columns, withSuites: withSuites)
    }
    guard let error = try builder.build(part(withSuites: runsSuites)) else {
      guard runsSuites else { return PackageBuild() }
      return package.modules.contains(where: \.isTest)
        ? PackageBuild(hasSuites: true)
        : PackageBuild(notes: [Note(.information, "\(label)the package has no test target")])
    }
    let reason =
      !plan.leftOut.contains(where: \.reason.isFailure)
      ? error : "its errors, which 'swift build' prints, may quote a file that was left out"
    if runsSuites, try builder.build(part(withSuites: false)) == nil {
      return PackageBuild(
        notes: [Note(.partial, "\(label)the tests don't build, so no suite was run: \(reason)")])
    }
    let leftOut = part(withSuites: false).leftOut
    let broken = try builder.buildApart(
      package.modules.filter {
        !$0.isTest && package.own.contains($0.name) && !leftOut.contains($0.name)
      })
    let consequence = runsSuites ? ", so no suite was run" : ""
    return PackageBuild(
      isBroken: true, broken: broken,
      notes: [Note(.partial, "\(label)the build failed\(consequence): \(reason)")])
  }

  /// A failed build may have left no index at all, or an incomplete one for some modules.
  func records(of plan: Plan, after build: Build) throws(Failure) -> Records {
    var all = ReadRecords()
    for (package, build) in zip(plan.packages, build.packages) {
      let workspace = package.workspace
      let rescue =
        try build.isBroken || !workspace.indexStore.isThere
        ? Rescue(session, workspace) : nil
      all.add(
        try IndexReading(
          session: session, workspace: workspace, store: workspace.indexStore,
          objectFolder: workspace.scratch + "/", broken: build.broken, rescue: rescue
        ).read(package.builtModules(for: plan.columns, withSuites: build.hasSuites)))
    }
    return all.records
  }

  func tests(of plan: Plan, after build: Build) throws(Failure) -> TestFacts {
    var facts = TestFacts()
    for (package, build) in zip(plan.packages, build.packages) where build.hasSuites {
      let columns = package.columns(among: plan.columns)
      let suites = try SuiteMeasurement(
        session, package.workspace, packageName: package.name,
        columns: columns.map(\.module.name))
      facts.add(try suites.measure(columns, shared: package.sharedSuite))
    }
    return facts
  }

  func limits(of records: Records, in plan: Plan) -> Limits {
    Limits(of: records, in: plan, saysStale: false, shown)
  }
}

extension PlannedPackage {
  /// The targets that are built, for the progress line.
  fileprivate func targetsText(of chosen: [Column], withSuites: Bool) -> String {
    let names = columns(among: chosen).map(\.module.name)
    let some = names.prefix(5).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "\(label)\(some)\(more)\(withSuites ? " and their suites" : "")"
  }
}

/// An input that consists of packages, whose contents SwiftPM reports.
protocol InputOfPackage: Input {
  var options: Options { get }
  var workspaces: [Workspace] { get }
}

extension InputOfPackage {
  /// If there are several packages, paths are relative to the folder that contains all of them.
  var shown: ShownPaths {
    let roots = workspaces.map(\.root)
    return ShownPaths(root: roots.count == 1 ? roots[0] : CommonFolder.of(roots))
  }

  var workplaces: [Workplace] {
    workspaces.map { Workplace(scratch: $0.scratch, measured: [$0.root]) }
  }

  var configurationFolders: [String] { workspaces.map(\.root) }

  func configurations() throws(Failure) -> Configurations { try packagePlan.configurations() }

  func plan() throws(Failure) -> Plan { try packagePlan.make() }

  private var packagePlan: PackagePlan {
    PackagePlan(options: options, session: session, workspaces: workspaces, shown: shown)
  }
}
