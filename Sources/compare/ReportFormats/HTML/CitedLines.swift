import ArchitectureReport
import RunActions
import RunTrace

extension ModuleReport {
  /// The lines that its lists name, by file.
  var citedLines: [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    for type in typeList { lines[type.file, default: []].insert(type.line) }
    for edge in edges.list {
      lines[edge.file, default: []].insert(edge.line)
      for place in edge.places { lines[place.file, default: []].insert(place.line) }
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
