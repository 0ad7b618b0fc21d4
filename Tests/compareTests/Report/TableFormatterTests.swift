import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("The table as text")
struct TableFormatterTests {
  private let report = Report(
    modules: [.sample, .empty], notes: [Note(.information, "no suite", of: "VIPERTodo")])

  @Test func `The numbers that matter, whole`() {
    #expect(
      TableFormatter.format(report, all: false) == """
                               MVCTodo  VIPERTodo
        Size
          Lines of code           1234          0
          Types                     15          0
            largest, lines          90          —
        Coupling
          Dependency edges           2          0
            concrete                 1          0
          References resolved    1.000        n/a
          Cycles                     1          0
          Findings                   1          —
        Complexity
          Complexity, mean        2.50        n/a
            max                      4          —
        Tests
          Test functions             4          —
            cases                    7          —
            lines of code           40          —
            test doubles             2          —
          Line coverage, %        99.9          —

        Notes
          VIPERTodo: no suite

        """
    )
  }

  @Test func `Every number, whole`() {
    #expect(
      TableFormatter.format(report, all: true) == """
                                      MVCTodo  VIPERTodo
        Size
          Files                             2          0
          Lines of code                  1234          0
            comment                         5          0
            blank                           6          0
          Types                            15          0
            class                           1          0
            struct                          2          0
            enum                            3          0
            actor                           4          0
            protocol                        5          0
            largest, lines                 90          —
        Coupling
          Dependency edges                  2          0
            internal                        1          0
            to Shared                       1          0
            concrete                        1          0
            abstract                        1          0
            across roles                    0          0
          References resolved           1.000        n/a
          Cycles                            1          0
          Findings                          1          —
          Afferent coupling, Ca             3          0
          Efferent coupling, Ce             1          0
          Instability, I                 0.25        n/a
          Abstractness, A                0.50        n/a
          Distance, D                    0.25        n/a
          File edges                        1          0
          Cumulative dependency, CCD        3          —
            average, ACD                 1.50        n/a
            normalised, NCCD             1.00        n/a
          Folders                           2          0
            edges between them              2          0
            tangles                         1          0
        Complexity
          Complexity, mean               2.50        n/a
            max                             4          —
            longest function, lines         9          —
        Tests
          Test functions                    4          —
            cases                           7          —
            failed                          0          —
            skipped                         1          —
            lines of code                  40          —
            test doubles                    2          —
          Line coverage, %               99.9          —
            covered                       999          —
            of                           1000          —
            outside views, %             33.3          —
          Coverage, shared suite, %      50.0          —
            outside views, %              n/a          —
        Paths to a store
          Actions that reach a store        1          —
            perhaps                         1          —
            types on the path, mean      3.00          —
            longest                         3          —

        Largest type
          MVCTodo    Controller  90 lines
          VIPERTodo  —

        Longest function
          MVCTodo    Controller.update()  9 lines
          VIPERTodo  —

        Cycles
          MVCTodo  A → B → A  2 types

        Folder tangles
          MVCTodo  . → Views → .                     2 folders
          MVCTodo  . → Views: Controller → View.Row  Sources/MVCTodo/Controller.swift:14
          MVCTodo  Views → .: Controller → View.Row  Sources/MVCTodo/Controller.swift:3

        Longest path from a view to the store
          MVCTodo  TodoView → Controller → Store  TodoView.add(), perhaps

        Notes
          VIPERTodo: no suite

        """
    )
  }

  @Test func `A result without folders doesn't mention them`() {
    var old = ModuleReport.sample
    old.folders = nil
    let text = TableFormatter.format(Report(modules: [old]), all: true)
    #expect(!text.contains("Folder"))
    let both = TableFormatter.format(Report(modules: [old, .empty]), all: true)
    #expect(both.contains("  Folders                           —          0\n"))
  }

  @Test func `The list of edges, whole`() {
    #expect(
      EdgeList(.sample, isComplete: true).text == """
        MVCTodo: 2 dependency edges

        From        To        Module   Kind      References  Evidence
        Controller  Store     Shared   abstract          12  Sources/MVCTodo/Controller.swift:3
        Controller  View.Row  MVCTodo  concrete           1  Sources/MVCTodo/Controller.swift:14

        """
    )
  }
}
