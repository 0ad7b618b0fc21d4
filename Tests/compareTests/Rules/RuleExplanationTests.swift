import Foundation
import Testing

@testable import ArchitectureRules

@Suite("Rules explained")
struct RuleExplanationTests {
  @Test func `What, why, examples, where it holds, and how to turn it off: whole`() {
    #expect(
      RuleExplanation.text(of: "mvc.view-knows-model") == """
        mvc.view-knows-model

        The view refers to the model.
        Why: A view that knows the model can show nothing else, and decides what belongs to the \
        controller.
        What to do: Let the controller tell the view what to show, in texts and plain values.

            // Bad
            struct TodoModel: Codable { let title: String }
            final class TodoView { func show(_ todo: TodoModel) {} }

            // Good
            final class TodoView { func show(title: String) {} }

        Holds for MVC, but not in the form 'classic'.

        To turn it off, write in .compare.json: "rules": [{ "rule": "mvc.view-knows-model", \
        "severity": "off" }]
        To accept one place, write next to it: // compare:ignore mvc.view-knows-model <the reason>

        """)
  }

  @Test func `Each has a bad and a good example from the document, and where it holds`() throws {
    for rule in RuleCatalog.all {
      let text = try #require(RuleExplanation.text(of: rule.name))
      #expect(text.contains("\n    // Bad\n") && text.contains("\n    // Good\n"), "\(rule.name)")
      #expect(text.contains("\nHolds ") && !text.contains("```") && !text.contains("###"))
      #expect(text.components(separatedBy: "    // Bad\n").count == 2, "\(rule.name)")
    }
    #expect(RuleExplanation.text(of: "mvc") == nil)
  }

  @Test func `The list has a line for each`() {
    for rule in RuleCatalog.all {
      #expect(RuleExplanation.list.contains("\(rule.name): \(rule.message)\n"))
    }
  }
}
