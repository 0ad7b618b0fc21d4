package import CompareConfiguration
package import SourceRecords

/// Tells a type's role by its name, or by the module that it is in.
package struct RoleTable: Equatable, Sendable {
  /// By the end of the name.
  var suffixes: [String: Role]
  /// By the whole name, with those of the types around it; these win over all else.
  var types: [String: Role] = [:]
  /// For types whose name says nothing.
  var modules: [String: Role] = [:]
  /// What says only which kind of declaration it is: a `ListPresenterProtocol` has the role of a
  /// `ListPresenter`.
  var ignored = ["Protocol", "Interface", "Implementation", "Impl"]

  /// What a name doesn't say, or says of a controller only, a view's superclass or protocol may.
  package func role(of type: TypeNode) -> Role? {
    if let answering = answeringRole(of: type) { return answering }
    let named = types[type.name] ?? role(of: tellingName(of: type))
    guard named == nil || named == .controller else { return named }
    let views = type.isProtocol ? [] : type.inherited.compactMap { role(of: $0) }
    return [.viewController, .view].first(where: views.contains) ?? named ?? modules[type.module]
  }

  /// Those of the types that have one: to be asked once, as many rules and modules ask for each.
  package func roles(of types: [SymbolID: TypeNode]) -> [SymbolID: Role] {
    types.compactMapValues(role)
  }

  /// By the longest end that matches; a nested type without a match has the role of the type
  /// around it.
  package func role(of name: String) -> Role? {
    let parts = name.split(separator: ".")
    let known = parts.indices.reversed().lazy
      .compactMap { end in types[parts[...end].joined(separator: ".")] }.first
    let roles = parts.map { match($0)?.role }
    // What a view calls its `Model` is what it shows.
    let isViewsOwn =
      parts.last == "Model"
      && roles.dropLast().last.map { $0 == .view || $0 == .viewController } ?? false
    return known
      ?? (isViewsOwn ? roles.dropLast() : roles[...]).reversed().lazy.compactMap(\.self).first
  }

  /// By its own name alone, not by that of a type around it.
  func ownRole(of name: String) -> Role? {
    types[name] ?? name.split(separator: ".").last.flatMap { match($0)?.role }
  }

  /// The end of a type's own name that tells its role; nil when none does.
  func suffix(of name: String) -> String? {
    name.split(separator: ".").last.flatMap { match($0)?.suffix }
  }

  /// By the longest end, be it with or without what says only which kind of declaration it is.
  private func match(_ name: Substring) -> (suffix: String, role: Role)? {
    let end = ignored.first { name.hasSuffix($0) && name.count > $0.count }
    let kindless = name.dropLast(end?.count ?? 0)
    for start in kindless.indices {
      for suffix in [name[start...], kindless[start...]].map(String.init) {
        guard let role = suffixes[suffix] else { continue }
        let owner = end == "Interface" ? partsRole(of: role, behind: name[..<start]) : nil
        return (suffix, owner ?? role)
      }
    }
    return nil
  }
}

extension RoleTable {
  package static let standard = RoleTable(suffixes: [
    "View": .view, "Cell": .view, "Screen": .view,
    "ViewController": .viewController, "Controller": .controller,
    "Presenter": .presenter, "ModuleInterface": .presenter,
    "Interactor": .interactor, "UseCase": .interactor,
    "Router": .router, "Wireframe": .router, "WireFrame": .router, "Route": .router,
    "Coordinator": .coordinator,
    "Builder": .builder, "Module": .builder, "Assembly": .builder, "Configurator": .builder,
    "Factory": .builder, "Container": .builder, "Dependencies": .builder,
    "ViewModel": .viewModel,
    "State": .state, "Intent": .intent, "Action": .action,
    "Reducer": .reducer, "Effect": .effect, "Effects": .effect, "Runtime": .runtime,
    "Store": .store, "Provider": .provider, "Repository": .repository, "Library": .repository,
    "RemoteDataSource": .repository, "LocalDataSource": .repository, "DataManager": .repository,
    "Service": .service,
    "Manager": .service, "Client": .service, "Clock": .clock,
    "Delegate": .delegate, "DataSource": .delegate, "Output": .delegate,
    "Model": .model, "Entity": .entity,
    "Formatter": .formatter, "App": .app,
  ])
}
