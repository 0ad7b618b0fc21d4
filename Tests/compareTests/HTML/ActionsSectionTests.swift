import Foundation
import Testing

@testable import ArchitectureReport
@testable import ReportFormats
@testable import RunTrace

/// The same action in several modules, as drawings side by side.
@Suite("Actions as sequence diagrams")
struct ActionsSectionTests {
  @Test func `Each action has a drawing per module; without runs there is no section`() throws {
    let page = Self.page(with: ActionReport.sample)
    #expect(page.components(separatedBy: "<svg class=\"sequence\"").count == 3)
    #expect(page.contains("<h3 id=\"action0\">Mark done</h3>"))
    #expect(page.contains("<code>mvc --keys &#39;aBuy milk&lt;enter&gt; &#39;</code>"))
    #expect(page.contains("<p>2 messages between roles, 1 through a protocol, 3 types, 1 file, "))
    let without = ReportPage.format(Report(modules: [.sample, .empty], notes: []), .none)
    #expect(!without.contains("id=\"actions\""))
  }

  @Test
  func `A message leads to the line where its function begins; one from elsewhere leads nowhere`() {
    let page = Self.page(with: ActionReport.sample)
    #expect(
      page.contains(
        "<a class=\"abstract\" href=\"#m0f0l2\" "
          + "aria-label=\"View asks Controller: toggled, through Delegate\">"))
    #expect(page.contains("<span id=\"m0f0l2\">"))
    #expect(
      page.contains(
        "<g class=\"concrete\" role=\"img\" aria-label=\"Controller asks Store: setDone\">"
          + "<title>Sources/Shared/Store.swift:9</title>"))
  }

  @Test func `Only lines that something leads to are elements; all are numbered`() {
    let page = Self.page(with: ActionReport.sample)
    #expect(page.contains("<b aria-hidden=\"true\">1\n2\n3\n"))
    #expect(page.contains("<code>  let line1 = 0\n<span id=\"m0f0l2\">"))
  }

  @Test(
    arguments: [
      ("TodoListView", "TodoListView", ""),
      ("TodoListViewController", "TodoListView", "Controller"),
      ("TodoListInteractorOutput", "TodoList", "InteractorOutput"),
      ("averyveryverylongname", "averyveryverylongname", ""),
    ])
  func `A long name goes on in a second line`(_ name: String, first: String, second: String) {
    let lines = TypeNameLines(name)
    #expect([lines.first, lines.second] == [first, second])
  }

  private static func page(with action: ActionReport) -> String {
    var module = ModuleReport.sample
    module.actions = [action]
    return ReportPage.format(
      Report(modules: [module, module], notes: []),
      SourceTexts([
        "Sources/MVCTodo/Controller.swift": (1...14).map { "  let line\($0) = 0\n" }.joined()
      ]))
  }
}
