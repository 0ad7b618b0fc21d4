import Testing

@testable import ArchitectureReport
@testable import ReportFormats
@testable import compare

@Suite("The difference between two results")
struct ReportDiffTests {
  private let old = Report(modules: [.sample, .empty])

  private var new: Report {
    var module = ModuleReport.sample
    module.files = 3
    module.edges = EdgeReport([], of: "MVCTodo")
    module.typeList = []
    module.cycles = []
    module.folders = FoldersReport(module.folders?.list ?? [])
    return Report(modules: [module])
  }

  @Test("What moved, whole")
  func movedWhole() {
    #expect(
      DiffFormatter.format(ReportDiff(from: old, to: new), .text) == """
        Module   Metric           Old  New
        MVCTodo  files              2    3
        MVCTodo  edges              2    0
        MVCTodo  edges.internal     1    0
        MVCTodo  edges.to.Shared    1    0
        MVCTodo  edges.concrete     1    0
        MVCTodo  edges.abstract     1    0
        MVCTodo  cycles             1    0
        MVCTodo  folders.edges      2    0
        MVCTodo  folders.cycles     1    0

        - MVCTodo: type Controller
        - MVCTodo: edge Controller → Shared.Store
        - MVCTodo: edge Controller → View.Row
        - MVCTodo: cycle A, B
        - MVCTodo: folder cycle ., Views
        - VIPERTodo: module VIPERTodo

        """
    )
  }

  @Test("What came is told from what went")
  func cameToldWent() {
    let text = DiffFormatter.format(ReportDiff(from: new, to: old), .text)
    #expect(text.contains("+ MVCTodo: edge Controller → View.Row\n"))
    #expect(text.contains("+ VIPERTodo: module VIPERTodo\n"))
    #expect(!text.contains("\n- "))
  }

  @Test("Of an older result no tangle is known, so none came or went")
  func olderResultNo() {
    var older = ModuleReport.sample
    older.folders = nil
    let diff = ReportDiff(from: Report(modules: [older]), to: Report(modules: [.sample]))
    #expect(diff.differences.isEmpty)
  }

  @Test("Nothing moved")
  func nothingMoved() {
    for format in [ReportFormat.text, .markdown] {
      #expect(DiffFormatter.format(ReportDiff(from: old, to: old), format) == "Nothing moved.\n")
    }
  }

  @Test("Everything is in one table")
  func everythingTable() {
    let csv = DiffFormatter.format(ReportDiff(from: old, to: new), .csv)
    #expect(csv.hasPrefix("module,metric,old,new\nMVCTodo,files,2,3\n"))
    #expect(
      csv.hasSuffix(
        "MVCTodo,cycle,\"A, B\",\nMVCTodo,folder cycle,\"., Views\",\nVIPERTodo,module,VIPERTodo,\n"
      ))
    let markdown = DiffFormatter.format(ReportDiff(from: old, to: new), .markdown)
    #expect(markdown.contains("| MVCTodo | files | 2 | 3 |\n"))
  }
}
