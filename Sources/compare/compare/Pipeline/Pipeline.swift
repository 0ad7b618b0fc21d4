import ArchitectureGraph
import ArchitectureReport
import CommandLineKit
import CompareSupport
import SourceRecords

/// The steps from what a user asks for to a report, in their order.
struct Pipeline {
  let wish: Wish
  let input: any Input
  let steps: Steps

  /// - References ship with the tool, and what the user names may be one of them.
  /// - Plan: what is there. Whatever can fail for a reason of the user's fails here, before the long
  ///   work.
  /// - Build: the compiler's records are what a build leaves.
  /// - Code: the records, then the graph of them. From here on no file is read. Suites need the build
  ///   alone and wait for programs of their own most of the time, so they run meanwhile.
  /// - Columns without anything to hold them against go: who has a layer tells only the graph.
  /// - Limits: what the records lack, for the columns that are left.
  /// - Description: what a report says of code; it needs no suite either.
  /// - Report: pure, from all of these.
  func report() throws(NoResult) -> Report {
    try steps.working(in: input.workplace) { () throws(NoResult) in
      let references = try ending { () throws(Failure) in
        try ReferenceColumns.columns(wish.references)
      }
      let plan = try input.plan()
      try wish.refuseUnknownEdges(among: plan.columns, references)
      let build = try input.build(plan)
      let (code, tests) = try concurrently { () throws(NoResult) in
        try describedCode(plan, after: build)
      } _: { () throws(NoResult) in
        try input.tests(of: plan, after: build)
      } stopSecond: {
        input.stop()
      }
      let notes = plan.notes + build.notes + tests.runNotes + code.notes + tests.keptNotes
      var report = try steps.run("Putting the report together") { () throws(Stop) in
        code.builder.report(tests.measured, notes: notes)
      }
      report.modules += references
      return report
    }
  }

  /// The same up to the code: the role of each type, with what tells it.
  func roles() throws(NoResult) -> (listing: RoleListing, skipped: [Skipped]) {
    try steps.working(in: input.workplace) { () throws(NoResult) in
      let plan = try input.plan()
      let build = try input.build(plan)
      let code = try CodeStep(input: input, steps: steps, followsCalls: false)
        .run(plan, after: build)
      let limits = input.limits(of: code.records, in: plan)
      let listing = RoleListing(
        plan.columns, code.analysis.graph.types, code.roles, input.shown,
        notes: build.notes + limits.notes)
      return (listing, limits.skipped)
    }
  }

  private func describedCode(
    _ plan: Plan, after build: Build
  ) throws(NoResult) -> (builder: ReportBuilder, notes: [Note]) {
    let code = try CodeStep(
      input: input, steps: steps, followsCalls: wish.followsCalls
    ).run(plan, after: build)
    var plan = plan
    plan.columns = try HeldColumns.among(plan, wish, code)
    let limits = input.limits(of: code.records, in: plan)
    var measured = MeasuredModules(plan, code, limits, wish)
    measured.hasSuites = build.hasSuites
    return try steps.run("Describing the code") { [measured] () throws(Stop) in
      (ReportBuilder(measured, input.shown), limits.notes)
    }
  }
}
