/// A day of docs/learn.md with an exercise.
///
/// Scripts/exercises/DAY has start.patch, which `start` applies, solution.patch, which applies after
/// it, break.patch where the reader writes a test, the fault that the test has to notice, and
/// refused and accepted patches: what `check` has to refuse, or to accept as well as our solution.
struct Day: Sendable {
  let number: Int
  let title: String
  /// `start` requires them unchanged, and `stop` restores them.
  let files: [String]
  let check: Check
  let task: String

  /// What `check` looks at.
  enum Check: Sendable {
    case selectionRule
    case firstTests([FirstTest])
    /// A suite whose tests the reader leaves as they are, in words for when one fails.
    case suite(String, failing: String)
    case markAll
    case wiring
    case predictions
  }

  /// A test that the reader writes, and the fault that it has to notice.
  struct FirstTest: Sendable {
    let step: Int
    let module: String
    var suite = "FirstTests"
    let fault: String

    var filter: String { "\(module).\(suite)" }
  }

  /// Days 1 to 3 use Packages/Forms, which is built by itself.
  var belongsToForms: Bool { number <= 3 }

  func patch(_ name: String) -> String { "Scripts/exercises/\(number)/\(name).patch" }
}

extension Day {
  static let all = [
    Day(
      number: 1, title: "The fat view controller: move a decision into a plain type",
      files: [SelectionRuleCheck.sources, SelectionRuleCheck.tests], check: .selectionRule,
      task: """
        TodoListViewController decides which todo is selected after the list changed, in selection(after:).
        Move that decision into a plain type, SelectionRule, in a file of its own next to the controller,
        and let the controller ask it. Its tests are written: SelectionRuleTests.swift, which doesn't build yet.
        """),
    Day(
      number: 2, title: "The road, steps 1 to 3: write the first test of each", files: road,
      check: .firstTests([
        FirstTest(
          step: 1, module: "RoadStep1Tests", fault: "the presenter loses the picture that it loaded"
        ),
        FirstTest(
          step: 2, module: "RoadStep2Tests", fault: "the view isn't asked to dismiss the editor"),
        FirstTest(step: 3, module: "RoadStep3Tests", fault: "editing is never enabled"),
      ]),
      task: """
        Our first tests of steps 1 to 3 are gone. In Packages/Forms/Tests/Road, write yours into
          RoadStep1Tests/FirstTests.swift: start a load without a key, and follow it to its picture
          RoadStep2Tests/FirstTests.swift: any view is asked to present the editor, and to dismiss it
          RoadStep3Tests/FirstTests.swift: which keys work before, during and after a load, nothing drawn
        `check` runs them on our code, and then on code with a fault that they should notice.
        """),
    Day(
      number: 3, title: "The road, steps 4 and 5: write the first test of each", files: road,
      check: .firstTests([
        FirstTest(
          step: 4, module: "RoadStep5Tests", suite: "FirstTestOfStep4",
          fault: "the key x calls the presenter's loadPressed()"),
        FirstTest(
          step: 5, module: "RoadStep5Tests",
          fault: "the interactor doesn't answer that a load failed"
        ),
      ]),
      task: """
        In Packages/Forms/Tests/Road/RoadStep5Tests/FirstTests.swift, write the first tests of
          step 4, which step 5's view passes too: each key is one call of the presenter, and nothing more
          step 5: a load that fails answers with its error
        `check` runs them on our code, and then on code with a fault that they should notice.
        """),
    Day(
      number: 4, title: "MVVM: find the property that isn't observed",
      files: ["Sources/MVVMTodo", "Tests/MVVMTodoTests", "Sources/Shared/TerminalUI"],
      check: .suite("MVVMTodoTests", failing: "A suite still notices:"),
      task: """
        One property of MVVM's list isn't observed any more. Run swift test --filter MVVMTodoTests, note
        which suites notice and which don't, and find the property. Leave the tests as they are.
        """),
    Day(
      number: 5, title: "MVI: add an intent", files: ["Sources/MVITodo", "Tests/MVITodoTests"],
      check: .markAll,
      task: """
        Add an intent to MVI's list: markAllPressed, for the key m, marks the listed todos that aren't done.
        Its tests are written, in the suite MarkAllTests at the end of TodoListViewTests.swift, which doesn't
        build yet. Add the intent, let the compiler lead you to the next place, and let the tests lead you to
        the key, "Mark All", the last in the bar.
        """),
    Day(
      number: 6, title: "VIPER: fix a form that is wired wrongly",
      files: ["Sources/VIPERTodo", "Tests/VIPERTodoTests"], check: .wiring,
      task: """
        VIPER's form is wired wrongly in two places, and yet you can add a todo. Run
          swift test --filter VIPERTodoTests
          swift run compare check --module VIPERTodo --scratch-path .build
        Each notices one of the faults. Fix both, and leave the tests as they are.
        """),
    Day(
      number: 7, title: "The comparison: predict three verdicts", files: [Predictions.file],
      check: .predictions,
      task: """
        predictions.txt has three claims that articles make. Before you measure anything, write for each
        what you expect of the five modules here: holds, does not, or too close (within 10 %).
        """),
  ]

  private static let road = [FirstTestsCheck.sources, "Packages/Forms/Tests/Road"]
}
