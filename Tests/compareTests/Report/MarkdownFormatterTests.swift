import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("The table as Markdown")
struct MarkdownFormatterTests {
  private let text = MarkdownFormatter.format(
    Self.report, all: true)
  private static let report = Report(
    modules: [.sample, .empty], notes: [Note(.information, "no suite", of: "VIPERTodo")])

  @Test func `The numbers that matter, whole`() {
    #expect(
      MarkdownFormatter.format(Self.report, all: false) == """
        |  | MVCTodo | VIPERTodo |
        | --- | ---: | ---: |
        | **Size** |  |  |
        | Lines of code | 1234 | 0 |
        | Types | 15 | 0 |
        | – largest, lines | 90 | — |
        | **Coupling** |  |  |
        | Dependency edges | 2 | 0 |
        | – concrete | 1 | 0 |
        | References resolved | 1.000 | n/a |
        | Cycles | 1 | 0 |
        | Findings | 1 | — |
        | **Complexity** |  |  |
        | Complexity, mean | 2.50 | n/a |
        | – max | 4 | — |
        | **Tests** |  |  |
        | Test functions | 4 | — |
        | – cases | 7 | — |
        | – lines of code | 40 | — |
        | – test doubles | 2 | — |
        | Line coverage, % | 99.9 | — |

        ### Notes

        - VIPERTodo: no suite

        """)
  }

  @Test func `Numbers are to the right`() {
    #expect(
      text.hasPrefix(
        """
        |  | MVCTodo | VIPERTodo |
        | --- | ---: | ---: |
        | **Size** |  |  |
        | Files | 2 | 0 |
        | Lines of code | 1234 | 0 |
        | – comment | 5 | 0 |
        """))
  }

  @Test func `Names and notes are below`() {
    #expect(
      text.hasSuffix(
        """
        ### Largest type

        - MVCTodo: Controller: 90 lines
        - VIPERTodo: —

        ### Longest function

        - MVCTodo: Controller.update(): 9 lines
        - VIPERTodo: —

        ### Cycles

        - MVCTodo: A → B → A: 2 types

        ### Folder tangles

        - MVCTodo: . → Views → .: 2 folders
        - MVCTodo: . → Views: Controller → View.Row: Sources/MVCTodo/Controller.swift:14
        - MVCTodo: Views → .: Controller → View.Row: Sources/MVCTodo/Controller.swift:3

        ### Longest path from a view to the store

        - MVCTodo: TodoView → Controller → Store: TodoView.add(), perhaps

        ### Notes

        - VIPERTodo: no suite

        """))
  }

  @Test func `Nothing in a name is markup`() {
    #expect(MarkdownTable.escaped("a|b<T>_*`\\\n") == "a\\|b\\<T\\>\\_\\*\\`\\\\ ")
  }
}
