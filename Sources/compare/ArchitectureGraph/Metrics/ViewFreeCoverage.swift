package import CompareSupport
package import SourceRecords

/// Line coverage of the code that can be tested without a view.
package struct ViewFreeCoverage {
  let analysis: Analysis
  private let roles: PlacedTypes
  let viewRoles: Set<Role>

  package init(_ analysis: Analysis, _ roles: [SymbolID: Role], viewControllersAreViews: Bool) {
    self.analysis = analysis
    self.roles = PlacedTypes(analysis.graph.types, roles)
    viewRoles = Self.viewRoles(viewControllersAreViews: viewControllersAreViews)
  }

  /// View controllers are views in every pattern but MVC, where they are the controllers.
  package static func viewRoles(viewControllersAreViews: Bool) -> Set<Role> {
    viewControllersAreViews ? [.view, .viewController] : [.view]
  }

  /// The executable lines of a module outside views.
  ///
  /// A line outside all types of the module, such as in an extension of another module's type,
  /// counts as the view's if its file declares a view.
  package func lines(of module: SourceModule, _ coverage: [String: CoveredLines]) -> LineCoverage {
    var total = LineCoverage()
    for path in module.files {
      guard let regions = analysis.regions[path], let counts = coverage[path]?.counts
      else { continue }
      let declaresView = regions.regions.contains { region in
        region.kind != nil && region.kind != .protocol && isView(region.type)
      }
      let types = regions.typesByLine
      for (line, count) in counts where !(types[line].map(isView) ?? declaresView) {
        total.add(count)
      }
    }
    return total
  }

  private func isView(_ type: SymbolID) -> Bool {
    viewRoles.contains(roles.role(of: type))
  }
}
