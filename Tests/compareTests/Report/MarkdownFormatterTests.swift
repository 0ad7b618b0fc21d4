import Testing

@testable import compare

struct MarkdownFormatterTests {
  private let text = MarkdownFormatter.format(
    Report(modules: [.sample, .empty], notes: [Note("no suite", of: "VIPERTodo")]))

  @Test func `numbers are to the right`() {
    #expect(
      text.hasPrefix(
        """
        |  | MVCTodo | VIPERTodo |
        | --- | ---: | ---: |
        | Files | 2 | 0 |
        | Lines of code | 1234 | 0 |
        | – comment | 5 | 0 |
        """))
  }

  @Test func `names and notes are below`() {
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

        ### Longest way from a view to the store

        - MVCTodo: TodoView → Controller → Store: TodoView.add(), perhaps

        ### Notes

        - VIPERTodo: no suite

        """))
  }

  @Test func `nothing in a name is markup`() {
    #expect(MarkdownTable.escaped("a|b<T>_*`\\\n") == "a\\|b\\<T\\>\\_\\*\\`\\\\ ")
  }
}
