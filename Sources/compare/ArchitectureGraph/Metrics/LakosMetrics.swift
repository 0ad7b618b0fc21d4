/// John Lakos's metrics of how much the components of a module depend on each other.
///
/// A component is a file here. Computed metrics are nil if a denominator is 0.
package struct LakosMetrics: Equatable, Sendable {
  let components: Int
  /// CCD, cumulative: how many components each one reaches, itself included, summed up.
  package let cumulativeDependency: Int

  /// ACD: how many components one reaches on average.
  package var averageDependency: Double? {
    components == 0 ? nil : Double(cumulativeDependency) / Double(components)
  }

  /// ACD as a fraction of all components.
  var relativeAverageDependency: Double? {
    averageDependency.map { $0 / Double(components) }
  }

  /// NCCD: CCD relative to that of a balanced binary tree with as many components.
  package var normalizedCumulativeDependency: Double? {
    components == 0
      ? nil : Double(cumulativeDependency) / Double(Self.cumulativeDependency(ofTree: components))
  }

  /// A component at depth d of the tree is reached by itself and its d ancestors.
  ///
  /// The depth of the i-th component, level by level and from 1, is floor(log2 i).
  static func cumulativeDependency(ofTree components: Int) -> Int {
    guard components > 0 else { return 0 }
    return (1...components).map { Int.bitWidth - $0.leadingZeroBitCount }.reduce(0, +)
  }
}

extension LakosMetrics {
  /// Ignores dependencies on anything but these components.
  package init<Node: Hashable>(_ components: [Node], _ dependencies: [(from: Node, to: Node)]) {
    let counts = Reachability.counts(components, dependencies)
    self.init(components: counts.count, cumulativeDependency: counts.values.reduce(0, +))
  }
}
