@testable import ArchitectureReport

/// The edges of a module, one line each: what a test can state whole.
func edges(of module: ModuleReport) -> [String] {
  module.edges.list.map { edge in
    "\(edge.from) -> \(edge.toModule).\(edge.to) \(edge.kind) \(edge.references)"
      + " \(edge.file):\(edge.line)"
  }
}
