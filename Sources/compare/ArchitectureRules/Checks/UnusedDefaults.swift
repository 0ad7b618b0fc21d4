import ArchitectureGraph
import SourceRecords

/// Values that parameters have by default, but not where their own type calls the function.
///
/// In `static func sorted(_ all: [Note], now: Date = .now)`, which only a view calls, it is the view
/// that reads the clock.
struct UnusedDefaults {
  let code: CheckedModule

  func contains(_ place: SourcePlace, of owner: TypeNode) -> Bool {
    guard code.isDefaultArgument(place), let offset = code.offset(of: place),
      let file = code.analysis.sources[place.file],
      let function = file.parsed.declarations(around: offset).first, function.kind == .function
    else { return false }
    let name = function.name.prefix { $0 != "(" }
    let head = file.text.string(function.nameRange.lowerBound..<offset)
    let label = head.matches(of: #/(\w+)(?:\s+\w+)?\s*:[^:]*=/#).last.map { String($0.1) }
    return !code.sources.contains { source in
      source.parsed.tree.calls.contains { call in
        isIn(owner, call, source) && !call.arguments.contains { $0.label == label }
          && source.text.string(call.callee).split(separator: ".").last == name
      }
    }
  }

  private func isIn(_ owner: TypeNode, _ call: Call, _ source: SourceRecord) -> Bool {
    guard let regions = code.analysis.regions[source.indexed.path],
      let type = regions.type(at: call.callee.lowerBound).flatMap(code.type)
    else { return false }
    return type.name == owner.name && type.module == owner.module
  }
}
