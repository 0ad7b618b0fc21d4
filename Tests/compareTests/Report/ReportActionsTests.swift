import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import RunTrace

@Suite("Actions in a report")
struct ReportActionsTests {
  private static func run(
    _ name: String, messages: Int = 0, chain: Int = 0, types: Int = 0, redraws: Int? = 0,
    functions: Set<String> = [], stores: Set<StoreCall> = []
  ) -> ActionRun {
    var counts = ActionCounts()
    counts.messages = messages
    counts.chain = chain
    counts.types = types
    counts.redraws = redraws
    return ActionRun(
      report: ActionReport(name: name, arguments: [name], counts: counts, flows: []),
      parts: [
        .init(functions: [], stores: []), .init(functions: functions, stores: stores),
      ])
  }

  private static let added = StoreCall(
    types: ["MemoryStore", "Store"], name: "add", title: "MemoryStore.add")

  private func report(
    _ runs: [ActionRun], predicted: Set<String>? = ["Store.add(_:)"]
  ) -> Report {
    var report = Report(modules: [.sample])
    report.add(["MVCTodo": runs], predicted: predicted.map { ["MVCTodo": $0] } ?? [:])
    return report
  }

  @Test func `A path is taken when one key led to its action and to the same store function`() {
    let taken = { (functions: Set<String>, stores: Set<StoreCall>) in
      report([Self.run("add", functions: functions, stores: stores)])
        .modules[0].paths.list.map(\.taken)
    }
    #expect(taken(["TodoView.add"], [Self.added]) == [true])
    #expect(taken(["TodoView.edit"], [Self.added]) == [false])
    let other = StoreCall(types: ["MemoryStore"], name: "add", title: "MemoryStore.add")
    #expect(taken(["TodoView.add"], [other]) == [false])
    #expect(Report(modules: [.sample]).modules[0].paths.list.map(\.taken) == [nil])
  }

  @Test func `A store that a key reaches without a path to it leaves paths incomplete`() {
    let run = Self.run("add", functions: ["TodoView.add"], stores: [Self.added])
    #expect(report([run]).notes.isEmpty)
    let report = report([run, run], predicted: ["Store.adds(_:)", "Other.add(_:)"])
    #expect(report.isComplete)
    #expect(report.modules[0].paths.isIncomplete == true)
    let mean = TableRows.all(for: report.modules).first { $0.key == "paths.mean" }
    #expect(mean?.cells == ["—"])
    #expect(
      report.notes.map(\.labelled) == [
        "Note: MVCTodo: its paths are incomplete: 'add' reached MemoryStore.add, where no path from a view leads"
      ])
    #expect(self.report([run], predicted: nil).isComplete, "without a view there is no action")
    var launch = run
    launch.parts = [run.parts[1]]
    #expect(self.report([launch], predicted: []).notes.isEmpty)
  }

  @Test
  func `Rows over all actions: sums, means, the longest; nothing where one of them is missing`() {
    var report = report([
      Self.run("add", messages: 3, chain: 2, types: 4, redraws: nil),
      Self.run("drop", messages: 4, chain: 5, types: 3),
    ])
    let cells = { (report: Report) in
      Dictionary(
        TableRows.all(for: report.modules).filter { $0.key.hasPrefix("actions.") }
          .map { ($0.key, $0.cells) }
      ) { first, _ in first }
    }
    #expect(cells(report)["actions.messages"] == ["7"])
    #expect(cells(report)["actions.chain"] == ["5"])
    #expect(cells(report)["actions.types"] == ["3.5"])
    #expect(cells(report)["actions.redraws"] == ["—"])
    var other = report.modules[0]
    other.actions?.removeLast()
    report.modules.append(other)
    #expect(cells(report)["actions.messages"] == ["7", "—"])
    #expect(cells(Report(modules: [.sample])).isEmpty)
    for row in TableRows.all(for: report.modules) {
      #expect(Glossary.meaning(of: row.key) != nil, "\(row.key)")
    }
  }

  @Test
  func `A group for each number, a row for each action; JSON and a summary keep them`() throws {
    let report = report([Self.run("add", messages: 3), Self.run("drop", messages: 14)])
    let text = ActionTable.text(report)
    #expect(text.contains("Messages between roles\n  add "))
    #expect(text.contains("Turns back\n"))
    let markdown = ActionTable.markdown(report)
    #expect(markdown.contains("| **Messages between roles** |  |\n| add | 3 |\n| drop | 14 |\n"))
    #expect(report.summary.modules[0].actions?.map(\.counts.messages) == [3, 14])
  }

  @Test func `A path that no script runs is marked in the list below the table and the page's`() {
    let report = report([Self.run("add")])
    #expect(
      TableFormatter.format(report, all: true).contains(
        "TodoView.add(), perhaps, not run by a script"))
    #expect(ReportFormatter.format(report, ReportForm(.html)).contains("not run by a script"))
  }
}
