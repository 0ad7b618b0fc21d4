import ArchitectureReport
import RunTrace

extension ModuleReport {
  /// So many lines prove an edge well enough, fewer where there are very many edges; the others are
  /// in the JSON.
  var linesOfEdge: Int { edges.list.count > 1_000 ? 1 : 2 }

  /// The lines that its lists name, by file.
  var citedLines: [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    for type in typeList { lines[type.file, default: []].insert(type.line) }
    for edge in edges.list {
      lines[edge.file, default: []].insert(edge.line)
      for place in edge.lines.prefix(linesOfEdge) {
        lines[place.file, default: []].insert(place.line)
      }
    }
    for edge in (folders?.edgeList ?? []) + (folders?.cycles ?? []).flatMap(\.shortest) {
      lines[edge.file, default: []].insert(edge.line)
    }
    for step in cycles.flatMap(\.shortest) { lines[step.file, default: []].insert(step.line) }
    for step in paths.list.flatMap(\.steps) { lines[step.file, default: []].insert(step.line) }
    for finding in findings ?? [] { lines[finding.file, default: []].insert(finding.line) }
    for flow in (actions ?? []).flatMap(\.flows) { flow.steps.cite(in: &lines) }
    return lines
  }
}

extension [ActionStep] {
  fileprivate func cite(in lines: inout [String: Set<Int>]) {
    for step in self {
      if let place = step.message?.place { lines[place.file, default: []].insert(place.line) }
      step.steps.cite(in: &lines)
    }
  }
}

extension EdgeReport.Edge {
  /// Each line once, however many places there are on it; they are sorted.
  var lines: [(file: String, line: Int, count: Int)] {
    places.reduce(into: []) { lines, place in
      if let last = lines.last, last.file == place.file, last.line == place.line {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((place.file, place.line, 1))
      }
    }
  }
}
