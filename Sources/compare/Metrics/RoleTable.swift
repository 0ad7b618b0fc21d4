/// Tells a type's role by the end of its name.
struct RoleTable: Sendable {
  private let suffixes: [String: Role]
  private let ignored: [String]

  /// What is ignored says only what kind of declaration it is: a `ListPresenterProtocol` has the
  /// role of a `ListPresenter`.
  init(_ suffixes: [String: Role], ignoring ignored: [String] = ["Protocol"]) {
    self.suffixes = suffixes
    self.ignored = ignored
  }

  /// By the longest end that matches; a nested type without a match has the role of the type
  /// around it.
  func role(of name: String) -> Role? {
    name.split(separator: ".").reversed().lazy.compactMap { part in match(part) }.first
  }

  /// By its own name alone, not by that of a type around it.
  func ownRole(of name: String) -> Role? {
    name.split(separator: ".").last.flatMap { match($0) }
  }

  private func match(_ name: Substring) -> Role? {
    let end = ignored.first { name.hasSuffix($0) && name.count > $0.count }
    let name = name.dropLast(end?.count ?? 0)
    return suffixes.keys.filter { name.hasSuffix($0) }.max { $0.count < $1.count }
      .flatMap { suffixes[$0] }
  }
}

extension RoleTable {
  static let standard = RoleTable([
    "View": .view, "Cell": .view,
    "ViewController": .viewController, "Controller": .controller,
    "Presenter": .presenter, "Interactor": .interactor,
    "Router": .router, "Wireframe": .router, "Coordinator": .coordinator,
    "Builder": .builder, "Module": .builder,
    "ViewModel": .viewModel,
    "State": .state, "Intent": .intent, "Action": .action,
    "Reducer": .reducer, "Effect": .effect, "Effects": .effect, "Runtime": .runtime,
    "Store": .store, "Provider": .provider, "Repository": .repository, "Library": .repository,
    "Service": .service,
    "Delegate": .delegate, "DataSource": .delegate, "Output": .delegate,
    "Model": .model, "Entity": .model,
    "Formatter": .formatter, "App": .app,
  ])
}
