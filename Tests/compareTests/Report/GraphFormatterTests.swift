import Foundation
import Testing

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import ReportFormats
@testable import SourceRecords

@Suite("Graphs as text")
struct GraphFormatterTests {
  @Test func `Mermaid, whole`() {
    #expect(
      MermaidFormatter.format([.sample, .empty]) == """
        flowchart LR
          subgraph m0["MVCTodo"]
            t0["Controller"]
            t1["View.Row"]
          end
          subgraph m1["Shared"]
            t2["Store"]
          end
          t0 -.-> t2
          t0 --> t1

        """
    )
  }

  @Test func `Graphviz, whole`() {
    #expect(
      DOTFormatter.format([.sample, .empty]) == """
        digraph compare {
          rankdir=LR;
          node [shape=box];
          subgraph cluster_0 {
            label="MVCTodo";
            t0 [label="Controller"];
            t1 [label="View.Row"];
          }
          subgraph cluster_1 {
            label="Shared";
            t2 [label="Store"];
          }
          t0 -> t2 [tooltip="Sources/MVCTodo/Controller.swift:3", style=dashed, arrowhead=empty];
          t0 -> t1 [tooltip="Sources/MVCTodo/Controller.swift:14"];
        }

        """
    )
  }

  @Test func `The path around a cycle stands out`() {
    let mermaid = MermaidFormatter.format([.cyclic])
    #expect(mermaid.contains("  t0 --> t1\n  t1 --> t0\n  linkStyle 0,1 stroke:#c00"))
    #expect(DOTFormatter.format([.cyclic]).components(separatedBy: "color=red").count == 3)
  }

  @Test func `An edge that only a name tells of has a question mark`() {
    var module = ModuleReport.sample
    module.edges.list[1].isByName = true
    #expect(MermaidFormatter.format([module]).contains("  t0 -.-> t2\n  t0 -->|?| t1\n"))
    #expect(DOTFormatter.format([module]).contains("Controller.swift:14\", label=\"?\"];"))
  }

  @Test func `A name is text, whatever is in it`() {
    var module = ModuleReport.sample
    module.edges.list[0].to = "Box<\"a\\\">\n"
    #expect(MermaidFormatter.format([module]).contains("[\"Box#60;#34;a#92;#34;#62;#10;\"]"))
    #expect(DOTFormatter.format([module]).contains(#"[label="Box<\"a\\\"> "]"#))
  }
}

extension ModuleReport {
  fileprivate static var cyclic: ModuleReport {
    func edge(_ from: String, _ to: String) -> EdgeReport.Edge {
      EdgeReport.Edge(
        from: from, to: to, toModule: "MVCTodo", kind: .concrete,
        places: [EdgeReport.Place(file: "A.swift", line: 1, column: 1)])
    }
    var module = sample
    module.typeList = []
    module.edges = EdgeReport([edge("A", "B"), edge("B", "A")], of: "MVCTodo")
    return module
  }
}
