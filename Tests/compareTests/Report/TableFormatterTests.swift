import Testing

@testable import compare

struct TableFormatterTests {
  @Test func `the table, whole`() {
    #expect(
      TableFormatter.format(Report(modules: [.sample, .empty])) == """
                                      MVC  VIPER
        Files                           2      0
        Lines of code                1234      0
          comment                       5      0
          blank                         6      0
        Types                          15      0
          class                         1      0
          struct                        2      0
          enum                          3      0
          actor                         4      0
          protocol                      5      0
          largest, lines               90      —
        Dependency edges                2      0
          internal                      1      0
          to Shared                     1      0
          to TerminalUI                 0      0
          concrete                      1      0
          abstract                      1      0
        Cycles                          1      0
        Complexity, mean             2.50    n/a
          max                           4      —
          longest function, lines       9      —
        Test cases                      7      —
          skipped                       1      —
          lines of code                40      —
          test doubles                  2      —
        Line coverage              99.9 %      —
          covered                     999      —
          of                         1000      —

        Largest type
          MVC    Controller  90 lines
          VIPER  —

        Longest function
          MVC    Controller.update()  9 lines
          VIPER  —

        """
    )
  }

  @Test func `the list of edges, whole`() {
    #expect(
      EdgeList(.sample).text == """
        MVCTodo: 2 dependency edges

        From        To        Module   Kind      References  Evidence
        Controller  Store     Shared   abstract          12  Sources/MVCTodo/Controller.swift:3
        Controller  View.Row  MVCTodo  concrete           1  Sources/MVCTodo/Controller.swift:14

        """
    )
  }
}
