import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("The result as JSON")
struct JSONFormatterTests {
  @Test func `Keys are sorted, and missing values are null`() throws {
    let json = JSONFormatter.format(Report(modules: [.empty]))
    let keys = json.split(separator: "\n").filter { $0.hasPrefix("      \"") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(keys == keys.sorted())
    #expect(
      keys == [
        "complexity", "components", "coupling", "coverage", "cycles", "edges", "fileEdges",
        "fileList", "files", "findings", "folders", "largestType", "layers", "lines",
        "longestFunction", "name", "origin", "paths",
        "pattern", "resolved", "roleEdges", "roles", "sharedCoverage", "tests", "typeList", "types",
      ])
    for key in ["components", "coverage", "largestType", "pattern", "resolved", "tests"] {
      #expect(json.contains("      \"\(key)\" : null"))
    }
    #expect(json.hasPrefix("{\n  \"complete\" : true,\n  \"modules\" : [\n"))
    #expect(json.hasSuffix("  \"schemaVersion\" : 5,\n  \"skipped\" : [\n\n  ]\n}\n"))
  }

  @Test func `What is written can be read again`() throws {
    let report = Report(
      modules: [.sample, .empty],
      notes: [Note(.information, "why"), Note(.partial, "why", of: "MVCTodo")])
    let data = Data(JSONFormatter.format(report).utf8)
    #expect(try JSONDecoder().decode(Report.self, from: data) == report)
  }

  @Test func `A path in an older result may be uncertain`() throws {
    let old = """
      {
        "count": 1, "mean": 2, "longest": 2,
        "list": [{"action": "V.a()", "types": ["V", "Store"], "steps": []}]
      }
      """
    let paths = try JSONDecoder().decode(PathsReport.self, from: Data(old.utf8))
    #expect(
      paths == PathsReport([.init(action: "V.a()", types: ["V", "Store"], steps: [], may: true)]))
    #expect(paths.may == 1)
  }

  @Test func `A result kept before folders and layers were measured has none`() throws {
    var old = ModuleReport.sample
    old.folders = nil
    old.layers = nil
    let json = JSONFormatter.format(Report(modules: [old]))
      .replacing("\"schemaVersion\" : 5", with: "\"schemaVersion\" : 4")
    #expect(!json.contains("\"folders\"") && !json.contains("\"layers\""))
    #expect(try ReportFile.decode(Data(json.utf8)) == Report(modules: [old]))
  }

  @Test func `A summary has the numbers without the lists`() {
    let summary = ModuleReport.sample.summary
    #expect(TableRows.all(for: [summary]) == TableRows.all(for: [.sample]))
    #expect(summary.edges.list.isEmpty)
    #expect(summary.folders?.list.isEmpty == true && summary.folders?.edgeList.isEmpty == true)
    #expect(summary.typeList.isEmpty && summary.fileList.isEmpty && summary.paths.list.isEmpty)
  }

  @Test func `An edge, tests and coverage have keys of their own`() {
    let json = JSONFormatter.format(Report(modules: [.sample]))
    for part in [
      """
                {
                  "file" : "Sources/MVCTodo/Controller.swift",
                  "from" : "Controller",
                  "isByName" : false,
                  "kind" : "abstract",
                  "line" : 3,
                  "places" : [
                    {
                      "column" : 7,
                      "file" : "Sources/MVCTodo/Controller.swift",
                      "line" : 3
                    },
      """,
      """
                  "references" : 12,
                  "to" : "Store",
                  "toModule" : "Shared"
                },
      """,
      """
            "coverage" : {
              "lines" : {
                "covered" : 999,
                "percent" : 99.9,
                "total" : 1000
              },
      """,
      """
            "tests" : {
              "doubleTypes" : [
                "StoreStub",
                "ViewSpy"
              ],
              "doubles" : 2,
              "doublesByRole" : [
                {
                  "fewest" : 2,
                  "most" : 2,
                  "mostOfModule" : 1,
                  "role" : "controller",
                  "suites" : 1
                }
              ],
              "failed" : 0,
              "files" : 1,
              "functions" : 4,
              "lines" : 40,
              "run" : 7,
              "skipped" : 1
            },
      """,
    ] {
      #expect(json.contains(part))
    }
  }
}
