import Testing

@testable import compare

struct JSONFormatterTests {
  @Test func `keys are sorted, and missing values are null`() {
    #expect(
      JSONFormatter.format(Report(modules: [.empty])) == """
        {
          "modules" : [
            {
              "complexity" : {
                "functions" : 0,
                "max" : null,
                "mean" : null
              },
              "coverage" : null,
              "cycles" : [

              ],
              "edges" : {
                "abstract" : 0,
                "byModule" : {

                },
                "concrete" : 0,
                "external" : 0,
                "internal" : 0,
                "list" : [

                ],
                "total" : 0
              },
              "files" : 0,
              "largestType" : null,
              "lines" : {
                "blank" : 0,
                "code" : 0,
                "comment" : 0
              },
              "longestFunction" : null,
              "name" : "VIPERTodo",
              "pattern" : "VIPER",
              "tests" : null,
              "types" : {
                "actor" : 0,
                "class" : 0,
                "enum" : 0,
                "protocol" : 0,
                "struct" : 0
              }
            }
          ],
          "schemaVersion" : 1
        }

        """
    )
  }

  @Test func `an edge, tests and coverage`() {
    let json = JSONFormatter.format(Report(modules: [.sample]))
    for part in [
      """
                {
                  "file" : "Sources/MVCTodo/Controller.swift",
                  "from" : "Controller",
                  "kind" : "abstract",
                  "line" : 3,
                  "references" : 12,
                  "to" : "Store",
                  "toModule" : "Shared"
                },
      """,
      """
            "coverage" : {
              "lines" : {
                "covered" : 999,
                "percent" : 99.9,
                "total" : 1000
              }
            },
      """,
      """
            "tests" : {
              "doubles" : 2,
              "failed" : 0,
              "files" : 1,
              "lines" : 40,
              "run" : 7,
              "skipped" : 1
            },
      """,
    ] {
      #expect(json.contains(part))
    }
  }
}
