import CompareSupport

/// The order in which roles are drawn: as a pattern is read, from what is seen to what is stored.
enum RoleLanes {
  static let order: [Role] = [
    .view, .viewController, .controller, .delegate, .presenter, .viewModel, .intent, .action,
    .runtime, .reducer, .effect, .state, .interactor, .router, .coordinator, .builder, .app,
    .formatter, .clock, .service, .provider, .repository, .store, .model, .entity, .other,
  ]

  /// Roles in this order; those that it doesn't know are last.
  static func sorted(_ roles: some Sequence<String>) -> [String] {
    Set(roles).sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private static func rank(_ role: String) -> Int {
    order.firstIndex { $0.rawValue == role } ?? order.count
  }
}
