import ArchitectureReport

/// How many edges lead from types of one role to types of another, inside and outside.
struct RoleMatrix {
  private struct Column: Hashable {
    let role: String
    let isInternal: Bool
  }

  private let module: String
  private let rows: [String]
  private let columns: [Column]
  private let counts: [String: [Column: Int]]

  /// Takes the module's title.
  init(_ edges: [RoleEdgeReport], of module: String) {
    self.module = module
    rows = RoleLanes.sorted(edges.map(\.from))
    columns = [true, false].flatMap { isInternal in
      RoleLanes.sorted(edges.filter { $0.isInternal == isInternal }.map(\.to)).map { role in
        Column(role: role, isInternal: isInternal)
      }
    }
    var counts: [String: [Column: Int]] = [:]
    for edge in edges {
      counts[edge.from, default: [:]][
        Column(role: edge.to, isInternal: edge.isInternal), default: 0] += edge.edges
    }
    self.counts = counts
  }

  var html: HTML {
    if rows.isEmpty { return "<p>None.</p>\n" }
    return .table(
      "Edges from role to role in \(module)", class: "matrix",
      caption: "Edges from types of the role at the left to types of the role above.",
      head: """

        <tr><td></td>\(group("In the module", true))\(group("In other modules", false))</tr>
        <tr>\(HTML.heads(["From"] + columns.map(\.role)))</tr>

        """,
      rows: rows.map(row))
  }

  private func group(_ title: HTML, _ isInternal: Bool) -> HTML {
    let width = columns.count { $0.isInternal == isInternal }
    return width == 0 ? "" : "<th scope=\"colgroup\" colspan=\"\(width)\">\(title)</th>"
  }

  private func row(_ role: String) -> HTML {
    "<tr><th scope=\"row\">\(role)</th>\(columns.map { cell(counts[role]?[$0] ?? 0) })</tr>\n"
  }

  private func cell(_ edges: Int) -> HTML {
    edges == 0 ? "<td></td>" : "<td class=\"heat\(edges.heat)\">\(edges)</td>"
  }
}
