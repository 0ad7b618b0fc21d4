import CompareSupport
import PackageRecords

/// A package of which only the program is built whose actions run: that build leaves records as well.
struct TracedInput: Input {
  let index: IndexInput
  let actions: ActionRuns

  var shown: ShownPaths { index.shown }
  var workplace: Workplace { index.workplace }
  var children: Children { index.children }

  func plan() throws(NoResult) -> Plan { try index.plan() }

  func build(_ plan: Plan) throws(NoResult) -> Build {
    try actions.build(plan)
    return Build()
  }

  func records(of plan: Plan, after build: Build) throws(NoResult) -> Records {
    try index.records(of: plan, after: build)
  }

  func tests(of plan: Plan, after build: Build) throws(NoResult) -> TestFacts { TestFacts() }

  func limits(of records: Records, in plan: Plan) -> Limits { index.limits(of: records, in: plan) }
}
