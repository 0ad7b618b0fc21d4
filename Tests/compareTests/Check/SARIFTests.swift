import Foundation
import Testing

@testable import compare

struct SARIFTests {
  @Test func `the whole log`() {
    let result = CheckResult(.sideways, .upwards, accepting: [.sideways])
    #expect(CheckFormatter.format(result, .sarif, rules: Rule.samples) == whole)
  }

  @Test func `without a baseline nothing is said of suppressions`() {
    let log = CheckFormatter.format(CheckResult(.upwards), .sarif, rules: [])
    #expect(!log.contains("suppressions"))
    #expect(!log.contains("ruleIndex"))
  }

  @Test func `no name is a part of an address, a link or a placeholder`() throws {
    let log = CheckFormatter.format(CheckResult(.hostile), .sarif)
    #expect(log.contains(#""uri" : "Sources/a%20b%2Cc%3A100%25%0A%23%C3%A9.swift""#))
    #expect(log.contains(#"A\\]\u001b\\[31m(x){{0}} → B\r\n::error::. None."#))
    _ = try JSONSerialization.jsonObject(with: Data(log.utf8))
  }

  @Test func `a file outside the current folder has a whole address`() {
    var finding = FindingReport.upwards
    finding.file = "/tmp/a b.swift"
    let log = CheckFormatter.format(CheckResult(finding), .sarif)
    #expect(log.contains(#""uri" : "file:///tmp/a%20b.swift""#))
    #expect(!log.contains("uriBaseId"))
  }

  @Test func `columns are counted in UTF-16 code units`() {
    let finding = CheckResult.Finding(report: .upwards, utf16Column: 6)
    let result = CheckResult(modules: [], findings: [finding], baseline: nil)
    #expect(CheckFormatter.format(result, .sarif).contains(#""startColumn" : 6,"#))
  }

  private let whole = """
    {
      "$schema" : "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "runs" : [
        {
          "columnKind" : "utf16CodeUnits",
          "results" : [
            {
              "level" : "warning",
              "locations" : [
                {
                  "logicalLocations" : [
                    {
                      "fullyQualifiedName" : "App.CatInteractor",
                      "kind" : "type",
                      "name" : "CatInteractor"
                    }
                  ],
                  "physicalLocation" : {
                    "artifactLocation" : {
                      "uri" : "Sources/App/CatInteractor.swift",
                      "uriBaseId" : "%SRCROOT%"
                    },
                    "region" : {
                      "startColumn" : 9,
                      "startLine" : 12
                    }
                  }
                }
              ],
              "message" : {
                "text" : "the interactor refers to a presenter: CatInteractor → CatPresenter. Give it a protocol to report to."
              },
              "partialFingerprints" : {
                "edge/v1" : "viper.interactor-knows-presenter App.CatInteractor App.CatPresenter"
              },
              "ruleId" : "viper.interactor-knows-presenter",
              "ruleIndex" : 1,
              "suppressions" : [

              ]
            },
            {
              "level" : "warning",
              "locations" : [
                {
                  "logicalLocations" : [
                    {
                      "fullyQualifiedName" : "App.CatView",
                      "kind" : "type",
                      "name" : "CatView"
                    }
                  ],
                  "physicalLocation" : {
                    "artifactLocation" : {
                      "uri" : "Sources/App/CatView.swift",
                      "uriBaseId" : "%SRCROOT%"
                    },
                    "region" : {
                      "startColumn" : 5,
                      "startLine" : 3
                    }
                  }
                }
              ],
              "message" : {
                "text" : "the view reaches a store: CatView → Cats → Store. Ask the presenter."
              },
              "partialFingerprints" : {
                "edge/v1" : "viper.view-knows-store App.CatView Shared.Store"
              },
              "ruleId" : "viper.view-knows-store",
              "suppressions" : [
                {
                  "justification" : "Accepted by the baseline.",
                  "kind" : "external"
                }
              ]
            }
          ],
          "tool" : {
            "driver" : {
              "name" : "compare",
              "rules" : [
                  "fullDescription" : {
                    "text" : "It cannot be used by another scene then."
                  },
                  "help" : {
                    "text" : "Give it a protocol to report to."
                  },
                  "id" : "viper.interactor-knows-presenter",
                  "shortDescription" : {
                    "text" : "the interactor refers to a presenter"
                  }
                },
                {
                  "defaultConfiguration" : {
                    "level" : "warning"
                  },
                  "fullDescription" : {
                    "text" : "No."
                  },
                  "help" : {
                    "text" : "No."
                  },
                  "id" : "mvc.view-knows-model",
                  "shortDescription" : {
                    "text" : "the view refers to the model"
                  }
                },
                {
                  "defaultConfiguration" : {
                    "level" : "warning"
                  }
              ],
              "version" : "2.0.0"
            }
          }
        }
      ],
      "version" : "2.1.0"
    }

    """
}
