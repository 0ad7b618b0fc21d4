import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("A check as JSON")
struct CheckJSONTests {
  @Test func `Modules, findings, what is accepted and what no longer occurs`() {
    let gone = Baseline.Entry(rule: "viper.x", from: "App.A", to: "App.B")
    let result = CheckResult(
      .upwards, accepting: [], stale: [gone], notes: [Note(.information, "why")])
    #expect(
      CheckFormatter.format(result, .json) == """
        {
          "accepted" : [

          ],
          "complete" : true,
          "findings" : [
            {
              "column" : 9,
              "file" : "Sources/App/CatInteractor.swift",
              "from" : "CatInteractor",
              "line" : 12,
              "message" : "the interactor refers to a presenter",
              "module" : "App",
              "path" : [
                "CatInteractor",
                "CatPresenter"
              ],
              "remedy" : "Give it a protocol to report to.",
              "rule" : "viper.interactor-knows-presenter",
              "to" : "CatPresenter",
              "toModule" : "App"
            }
          ],
          "modules" : [
            {
              "name" : "App",
              "pattern" : "viper"
            },
            {
              "name" : "Other",
              "pattern" : "mvc"
            }
          ],
          "notes" : [
            {
              "kind" : "information",
              "module" : null,
              "text" : "why"
            }
          ],
          "schemaVersion" : 2,
          "stale" : [
            {
              "from" : "App.A",
              "rule" : "viper.x",
              "to" : "App.B"
            }
          ]
        }

        """)
  }
}
