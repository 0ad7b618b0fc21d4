import Foundation
import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("The difference between two results")
struct ReportDiffTests {
  private let old = Report(modules: [.sample, .empty])

  private var new: Report {
    var module = ModuleReport.sample
    module.files = 3
    module.complexity.mean = 2.57
    module.edges = EdgeReport([], of: "MVCTodo")
    module.typeList = []
    module.cycles = []
    module.findings = []
    module.folders = FoldersReport(module.folders?.list ?? [])
    return Report(modules: [module])
  }

  @Test func `What moved, whole`() {
    #expect(
      DiffFormatter.format(ReportDiff(from: old, to: new), .text) == """
        the earlier result → the later result
        1 mended finding, 1 mended cycle, 1 mended tangle of folders, 1 vanished module, \
        2 vanished edges, 1 vanished type, 11 moved numbers.

        1 mended finding
          Sources/MVCTodo/Controller.swift:14:5: MVCTodo: [mvc.view-knows-model] View → Store: the \
        view refers to the model. Let the controller tell the view what to show.

        1 mended cycle
          A.swift:1: MVCTodo: A, B

        1 mended tangle of folders
          Sources/MVCTodo/Controller.swift:14: MVCTodo: ., Views

        1 vanished module
          VIPERTodo

        2 vanished edges
          Sources/MVCTodo/Controller.swift:3: MVCTodo: Controller → Shared.Store
          Sources/MVCTodo/Controller.swift:14: MVCTodo: Controller → View.Row

        1 vanished type
          Sources/MVCTodo/Controller.swift:3: MVCTodo: Controller

        Module   Metric            Old   New  Change
        MVCTodo  files               2     3  +1
        MVCTodo  edges               2     0  −2
        MVCTodo  edges.internal      1     0  −1
        MVCTodo  edges.to.Shared     1     0  −1
        MVCTodo  edges.concrete      1     0  −1
        MVCTodo  edges.abstract      1     0  −1
        MVCTodo  cycles              1     0  −1, better
        MVCTodo  findings            1     0  −1, better
        MVCTodo  folders.edges       2     0  −2
        MVCTodo  folders.cycles      1     0  −1, better
        MVCTodo  complexity.mean  2.50  2.57  +0.07, worse

        """
    )
  }

  @Test func `What came is distinguished from what went`() {
    let text = DiffFormatter.format(ReportDiff(from: new, to: old), .text)
    #expect(text.contains("\n1 new module\n  VIPERTodo\n"))
    #expect(text.contains("\n2 new edges\n  Sources/MVCTodo/Controller.swift:3: MVCTodo: "))
    #expect(text.contains("\n1 new finding\n"))
    #expect(!text.contains("vanished") && !text.contains("mended"))
  }

  @Test func `A finding, or an edge, that only moves to another line is the same`() {
    var module = ModuleReport.sample
    module.findings = module.findings?.map { $0.at(line: 99) }
    module.edges.list = module.edges.list.map { edge in
      var edge = edge
      edge.line += 50
      return edge
    }
    #expect(ReportDiff(from: Report(modules: [.sample]), to: Report(modules: [module])).isEmpty)
  }

  @Test func `A type whose code is another one has changed, and so have its requirements`() throws {
    func diff(_ old: TypeReport, _ new: TypeReport) throws -> ModuleDiff? {
      var (before, after) = (ModuleReport.sample, ModuleReport.sample)
      (before.typeList, after.typeList) = ([old], [new])
      return ReportDiff(from: Report(modules: [before]), to: Report(modules: [after])).modules.first
    }
    let older = try #require(ModuleReport.sample.typeList.first)
    var type = older
    type.code = "1"
    type.requirements = ["func show(_ rows: [Row])"]
    var changed = type
    changed.code = "2"
    changed.role = "view"
    changed.requirements = ["func show(_ rows: [Row], at: Int?)"]
    let found = try #require(try diff(type, changed))
    #expect(found.changedTypes.map(\.name) == ["Controller"])
    #expect(found.requirements.came.map(\.text) == ["func show(_ rows: [Row], at: Int?)"])
    #expect(found.requirements.went.map(\.text) == ["func show(_ rows: [Row])"])
    #expect(try diff(type, type) == nil)
    // An older result has no checksums.
    #expect(try diff(older, type)?.changedTypes == [])

    var (before, after) = (ModuleReport.sample, ModuleReport.sample)
    (before.typeList, after.typeList) = ([type], [changed])
    let csv = DiffFormatter.format(
      ReportDiff(from: Report(modules: [before]), to: Report(modules: [after])), .csv)
    #expect(csv.contains("MVCTodo,changed type,,Controller (view)\n"))
    #expect(csv.contains("MVCTodo,requirement,Controller.func show(_ rows: [Row]),\n"))
  }

  @Test func `A mean that only rounding moves is the same`() {
    var module = ModuleReport.sample
    module.complexity.mean = (module.complexity.mean ?? 0) + 0.01
    #expect(ReportDiff(from: Report(modules: [.sample]), to: Report(modules: [module])).isEmpty)
    module.complexity.mean = (module.complexity.mean ?? 0) + 0.01
    #expect(!ReportDiff(from: Report(modules: [.sample]), to: Report(modules: [module])).isEmpty)
  }

  @Test func `A cycle that loses some of its members is smaller, neither new nor mended`() throws {
    func report(_ types: [String], _ folders: [String]) -> Report {
      var module = ModuleReport.sample
      module.cycles = [CycleReport(types: types, shortest: module.cycles[0].shortest)]
      module.folders?.cycles[0].folders = folders
      var finding = module.findings?[0] ?? .upwards
      (finding.from, finding.to, finding.members) = (types[0], types[1], types)
      module.findings = [finding]
      return Report(modules: [module])
    }
    let diff = ReportDiff(
      from: report(["A", "B", "C"], ["x", "y", "z"]), to: report(["B", "C"], ["x", "z"]))
    let text = DiffFormatter.format(diff, .text)
    #expect(text.contains("\n1 smaller cycle, 1 smaller tangle of folders.\n"), "\(text)")
    #expect(text.contains("\n1 smaller cycle\n  A.swift:1: MVCTodo: B, C\n"))
    // One that grows is another one.
    let back = ReportDiff(from: report(["B", "C"], ["x"]), to: report(["A", "B", "C"], ["x"]))
    #expect(DiffFormatter.format(back, .text).contains("1 new cycle, 1 mended cycle"))
  }

  @Test func `A new module's findings are new`() {
    let diff = ReportDiff(from: Report(modules: []), to: Report(modules: [.sample]))
    #expect(diff.modules.map(\.findings.came.count) == [1])
    #expect(diff.modules.map(\.edges.came.count) == [0])
  }

  @Test func `Of an older result no tangle is known, so none came or went`() {
    var older = ModuleReport.sample
    older.folders = nil
    let diff = ReportDiff(from: Report(modules: [older]), to: Report(modules: [.sample]))
    #expect(diff.modules.allSatisfy { $0.folderCycles.isEmpty })
  }

  @Test func `Numbers are numbers in JSON, without any that floating point adds`() throws {
    var module = try #require(new.modules.first)
    module.coupling.instability = nil
    let json = DiffFormatter.format(
      ReportDiff(from: old, to: Report(modules: [module])), .json)
    #expect(
      json.contains(
        """
                {
                  "delta" : 0.07,
                  "direction" : "worse",
                  "key" : "complexity.mean",
                  "new" : 2.57,
                  "old" : 2.5
                }
        """))
    #expect(
      json.contains(
        """
                  "delta" : null,
                  "key" : "coupling.instability",
                  "new" : null,
                  "old" : 0.25
        """))
    #expect(json.contains("\"schemaVersion\" : 2"))
  }

  @Test func `Everything is in one table`() {
    let csv = DiffFormatter.format(ReportDiff(from: old, to: new), .csv)
    #expect(csv.hasPrefix("module,metric,old,new\nMVCTodo,files,2,3\n"))
    #expect(csv.contains("MVCTodo,cycle,\"A, B\",\nMVCTodo,folder cycle,\"., Views\",\n"))
    #expect(csv.contains("VIPERTodo,module,VIPERTodo,\n"))
  }
}
