import ArchitectureGraph
import ArchitectureReport
import CommandLineKit
import CompareSupport
import RunTrace
import SourceRecords

/// The steps from the user's request to a report, in their order.
struct Pipeline {
  let options: Options
  let input: any Input
  /// Runs the actions of the configuration; nil if they weren't requested.
  var actions: ActionRuns?

  /// - References ship with the tool, and may be what the user names.
  /// - Plan: what there is. All errors that the user can cause are reported here, before the long
  ///   work.
  /// - Build: creates the compiler's records.
  /// - Code: the records, then their graph. From here on, no file is read. Suites need only the
  ///   build and mostly wait for other programs, so they run at the same time.
  /// - Columns that can't be checked are dropped: only the graph knows which types have a layer.
  /// - Limits: what the records lack for the remaining columns.
  /// - Description: what a report says about code; it doesn't need suites either.
  /// - Report: a pure function of all of these.
  func report() throws(Failure) -> Report {
    try input.session.working(in: input.workplaces) { () throws(Failure) in
      let references = try ReferenceColumns.columns(options.references)
      let plan = try input.plan()
      try options.refuseUnknownEdges(among: plan.columns, references)
      try actions?.check(plan)
      let changes = try plan.configurations.changes()
      let build = try input.build(plan)
      let (code, tests) = try concurrently { () throws(Failure) in
        try describedCode(plan, after: build)
      } _: { () throws(Failure) in
        try input.tests(of: plan, after: build)
      } stopSecond: {
        input.stop()
      }
      let runs = try actions?.run(plan, code.scopes)
      let notes =
        plan.notes + build.notes + tests.runNotes + code.notes + tests.keptNotes
        + (runs?.notes ?? [])
      var report = try input.session.step("Putting the report together") {
        code.builder.report(tests.measured, notes: options.held == nil ? notes : notes.asGaps)
      }
      if let runs { report.add(runs.runs, predicted: code.predicted) }
      for index in report.modules.indices {
        report.modules[index].changes = changes[report.modules[index].name]
      }
      report.modules += references
      return report
    }
  }

  /// The same up to the code: the role of each type, with the evidence for it.
  func roles() throws(Failure) -> FoundRoles {
    try input.session.working(in: input.workplaces) { () throws(Failure) in
      let plan = try input.plan()
      let build = try input.build(plan)
      let code = try connected(plan, after: build)
      let limits = input.limits(of: code.records, in: plan)
      let listing = RoleListing(
        plan.columns, code.measured.analysis, code.roles, input.shown,
        notes: build.notes + limits.notes)
      return FoundRoles(
        listing: listing, limits: limits, code: code.measured, assigned: code.roles.assigned)
    }
  }

  private func describedCode(
    _ plan: Plan, after build: Build
  ) throws(Failure) -> DescribedCode {
    let code = try code(plan, after: build)
    var plan = plan
    plan.columns = try heldColumns(plan, code.measured)
    let limits = input.limits(of: code.records, in: plan)
    var measured = code.measured
    measured.columns = options.wanted(among: plan.columns)
    measured.resolved = limits.resolved
    measured.skipped = limits.skipped
    measured.unknown = limits.unknown
    measured.unknownShares = limits.unknownShares
    measured.hasSuites = build.hasSuites
    return try input.session.step("Describing the code") { [measured, plan] in
      DescribedCode(
        builder: ReportBuilder(measured, input.shown), notes: limits.notes,
        scopes: actions == nil ? [:] : code.scopes(of: plan.columns),
        predicted: code.predicted)
    }
  }
}

/// The role of each type, and the code in which they are.
struct FoundRoles {
  let listing: RoleListing
  let limits: Limits
  let code: MeasuredModules
  let assigned: [SymbolID: AssignedRole]
}

/// What the report and the runs of actions need to know about the code.
private struct DescribedCode: Sendable {
  let builder: ReportBuilder
  let notes: [Note]
  let scopes: [String: ActionScope]
  let predicted: [String: Set<String>]
}

/// What is printed where, and the exit code.
struct RunResult: Equatable {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0
}

extension RunResult {
  /// The same without characters that could control a terminal: whatever wrote a part of it, names
  /// in code and in kept results may have any.
  var printable: RunResult {
    RunResult(output: output.printable, errors: errors.printable, exitCode: exitCode)
  }

  /// Sets the exit code to show that something is missing, unless that is allowed.
  init(_ text: String, errors: String = "", isComplete: Bool, _ output: Output) {
    let code = isComplete || output.allowsPartial ? 0 : PartialResult.exitCode
    self.init(output: text, errors: errors, exitCode: code)
  }
}
