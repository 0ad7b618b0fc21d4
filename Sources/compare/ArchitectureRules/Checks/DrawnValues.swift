import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Values that SwiftUI's views may draw: they neither are objects nor know what stores or fetches
/// the model, so that a view can't change the model through them.
struct DrawnValues {
  private let code: CheckedModule
  /// The types that refer to what stores or fetches the model.
  private let asking: Set<SymbolID>

  init(in code: CheckedModule) {
    self.code = code
    asking = Set(
      code.analysis.edges.all.filter { Set<Role>.world.contains(code.role(of: $0.to)) }
        .map(\.from))
  }

  /// Whether a view only draws what it refers to.
  func contains(_ finding: Finding) -> Bool {
    guard finding.from.isSwiftUIView, let target = finding.pair?.to,
      let type = code.type(target)
    else { return false }
    return !type.isClass && !type.isProtocol && !asking.contains(target)
      && !Set<Role>.world.contains(code.role(of: target))
  }
}

extension TypeNode {
  fileprivate var isSwiftUIView: Bool {
    inherited.contains { name in
      ["View", "ViewModifier", "Widget"].contains(name)
        || ["Style", "Representable"].contains(where: name.hasSuffix)
    }
  }
}
