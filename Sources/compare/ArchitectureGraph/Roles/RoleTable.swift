package import CompareSupport
package import SourceRecords

/// Finds a type's role by a team's entries, its name, a view's superclass, or its place.
package struct RoleTable: Equatable, Sendable {
  /// A glob for the paths of files, relative to a folder.
  struct Path: Equatable, Sendable {
    let pattern: String
    let folder: String
    let role: Role
  }

  /// By the suffix of the name.
  var suffixes: [String: Role]
  /// By the full name, including the types around it; these override everything else.
  var types: [String: Role] = [:]
  /// For types whose name says nothing; the first match counts.
  var paths: [Path] = []
  /// For types that no path matches either.
  var modules: [String: Role] = [:]
  /// The suffixes that a team gave roles to.
  var ownSuffixes: Set<String> = []
  /// Suffixes that only say which kind of declaration it is: a `ListPresenterProtocol` has the role
  /// of a `ListPresenter`.
  var ignored = ["Protocol", "Interface", "Implementation", "Impl"]

  package func role(of type: TypeNode) -> Role? { assigned(to: type)?.role }

  /// If a name gives no role, or only that of a controller or a builder, a superclass or protocol
  /// of the system may give one.
  func assigned(to type: TypeNode) -> AssignedRole? {
    if let answering = answeringRole(of: type) { return answering }
    let named =
      types[type.name].map { AssignedRole($0, .entry(.type(type.name))) }
      ?? self.named(tellingName(of: type)).flatMap { isOfOuter($0, type) ? nil : $0 }
    if named?.isByName == true, isDrawnModel(type, named?.role) {
      return AssignedRole(.view, .inherited("View"))
    }
    // A macro or superclass is written on purpose, unlike the end of a name such as `SyncState`.
    if named?.isByName == true, let record = type.inherited.first(where: Self.records.contains) {
      return AssignedRole(.entity, .inherited(record))
    }
    let isOpen = named.map { [.controller, .builder].contains($0.role) && $0.isByName } ?? true
    guard isOpen else { return named }
    return inherited(by: type, named: named) ?? named ?? placed(type)
  }

  /// A struct that SwiftUI draws is a view, although it is named like a part of the model.
  private func isDrawnModel(_ type: TypeNode, _ role: Role?) -> Bool {
    !type.isClass && !type.isProtocol && type.inherited.contains("View")
      && role.map { Set<Role>.fetching.union([.model, .entity]).contains($0) } ?? false
  }

  /// Whether a value has its role only from the client, store or repository around it: a client's
  /// answer isn't a client.
  private func isOfOuter(_ found: AssignedRole, _ type: TypeNode) -> Bool {
    type.isNestedValue && Set<Role>.fetching.contains(found.role) && found.isByName
      && ownRole(of: type.name) == nil
  }

  /// Only of types that have one; computed once, because many rules and modules ask for each.
  package func roles(of types: [SymbolID: TypeNode]) -> [SymbolID: Role] {
    types.compactMapValues(role)
  }

  package func role(of name: String) -> Role? { named(name)?.role }

  /// By the longest suffix that matches; a nested type without a match has the role of the type
  /// around it.
  func named(_ name: String) -> AssignedRole? {
    let parts = name.split(separator: ".")
    let known = parts.indices.reversed().lazy
      .compactMap { end -> AssignedRole? in
        let name = parts[...end].joined(separator: ".")
        return types[name].map { AssignedRole($0, .entry(.type(name))) }
      }.first
    let roles = parts.map { match($0) }
    // A view's own `Model` is what it shows.
    let isViewsOwn =
      parts.last == "Model"
      && roles.dropLast().last.map { $0?.role == .view || $0?.role == .viewController } ?? false
    let found = (isViewsOwn ? roles.dropLast() : roles[...]).reversed().lazy.compactMap(\.self)
    return known ?? found.first.map { AssignedRole($0.role, evidence(of: $0.suffix)) }
  }

  /// By its own name alone, not by that of a type around it.
  func ownRole(of name: String) -> Role? {
    types[name] ?? name.split(separator: ".").last.flatMap { match($0)?.role }
  }

  /// Whether its own name gives it a role, rather than that of a type around it.
  func hasOwnEnding(_ type: TypeNode) -> Bool {
    ownRole(of: type.name) != nil && tellingName(of: type) == type.name
  }

  /// The suffix of a type's own name that gives its role; nil if there is none.
  func suffix(of name: String) -> String? {
    name.split(separator: ".").last.flatMap { match($0)?.suffix }
  }

  func evidence(of suffix: String) -> RoleEvidence {
    ownSuffixes.contains(suffix) ? .entry(.suffix(suffix)) : .name(end: suffix)
  }

  /// By the longest suffix, with or without an ending that only says which kind of type it is.
  private func match(_ name: Substring) -> (suffix: String, role: Role)? {
    let end = ignored.first { name.hasSuffix($0) && name.count > $0.count }
    let kindless = name.dropLast(end?.count ?? 0)
    // The time must not grow with the square of the name's length.
    let longest = suffixes.keys.map(\.count).max() ?? 0
    for start in kindless.suffix(longest).indices {
      for suffix in [name[start...], kindless[start...]].map(String.init) {
        guard let role = suffixes[suffix] else { continue }
        let owner = end == "Interface" ? partsRole(of: role, behind: name[..<start]) : nil
        return (suffix, owner ?? role)
      }
    }
    return nil
  }
}

extension AssignedRole {
  var isByEntry: Bool {
    if case .entry = evidence { return true }
    return false
  }

  /// Whether it comes from a standard suffix, which other evidence may override.
  var isByName: Bool {
    if case .name = evidence { return true }
    return false
  }
}

/// Names of scene parts that say more than their suffix does.
extension RoleTable {
  private static let parts: Set<Role> = [
    .view, .viewController, .presenter, .interactor, .router,
  ]
  /// Suffixes that give only objects their role: a value with such a name is a destination, or what
  /// was passed in.
  private static let ofObjects: [String: Role] = ["Route": .router, "Dependencies": .builder]
  /// Suffixes that give a role to protocols only: a view model's `Output` is a value or an object with
  /// values, and a class named `DataSource` loads what its owner asks for.
  private static let ofProtocols: [String: Role] = ["Output": .delegate, "DataSource": .delegate]
  /// Suffixes that name the type that asks, not the one that answers.
  private static let ofAskers = ["DataSource", "EventHandler"]
  /// Roles that answer the types above them, and so aren't delegates of theirs.
  private static let answering: Set<Role> = [
    .presenter, .interactor, .viewModel, .store, .provider, .repository, .service, .model,
  ]

  /// A `ListPresenterViewInterface` is what the presenter offers the view; what it offers the
  /// interactor receives the interactor's answers.
  func partsRole(of user: Role, behind name: Substring) -> Role? {
    guard Self.parts.contains(user),
      let owner = ownRole(of: String(name)), Self.parts.contains(owner)
    else { return nil }
    return owner == .presenter && user == .interactor ? .delegate : owner
  }

  /// The name that gives a type's role: that of the type around it, if its own suffix doesn't apply
  /// to values.
  func tellingName(of type: TypeNode) -> String {
    guard !type.isProtocol, let end = suffix(of: type.name), let role = suffixes[end],
      Self.ofProtocols[end] == role || !type.isClass && Self.ofObjects[end] == role
    else { return type.name }
    return type.name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// The role of the types that conform to a protocol named after the type that asks; nil if there
  /// are none, or several that differ.
  func answeringRole(of type: TypeNode) -> AssignedRole? {
    guard type.isProtocol, types[type.name] == nil, isOfAsker(type.name) else { return nil }
    let answers = type.conformers.filter { !isOfAsker($0) }
      .compactMap { name in ownRole(of: name).map { (name: name, role: $0) } }
      .filter { Self.answering.contains($0.role) }
    guard let first = answers.first, answers.allSatisfy({ $0.role == first.role }) else {
      return nil
    }
    return AssignedRole(first.role, .conformer(first.name))
  }

  /// False if a longer suffix in the table matches, or if a team gives this suffix a role.
  private func isOfAsker(_ name: String) -> Bool {
    let end = ignored.first(where: name.hasSuffix)
    let asker = Self.ofAskers.first(where: name.dropLast(end?.count ?? 0).hasSuffix)
    return asker != nil && [nil, asker].contains(suffix(of: name))
      && [nil, .delegate].contains(ownRole(of: name))
  }
}

/// What a type inherits from or conforms to, by the names of the system's types.
extension RoleTable {
  /// Those whose names don't end in a role's suffix.
  private static let system: [String: Role] = [
    "UINavigationController": .viewController, "UITabBarController": .viewController,
    "UIAlertController": .viewController, "UISearchController": .viewController,
    "UIHostingController": .viewController, "NSWindowController": .viewController,
    "UIButton": .view, "UIControl": .view, "UIDatePicker": .view, "UILabel": .view,
    "UINavigationBar": .view, "UIPageControl": .view, "UIRefreshControl": .view,
    "UISearchBar": .view, "UISegmentedControl": .view, "UISlider": .view, "UIStepper": .view,
    "UISwitch": .view, "UITabBar": .view, "UITextField": .view, "UIToolbar": .view,
    "UIWindow": .view, "NSButton": .view, "NSControl": .view, "NSPanel": .view,
    "NSTextField": .view, "NSWindow": .view,
    "ButtonStyle": .view, "LabelStyle": .view, "NSViewRepresentable": .view,
    "PrimitiveButtonStyle": .view, "TextFieldStyle": .view,
    "ToggleStyle": .view, "UIViewControllerRepresentable": .view, "UIViewRepresentable": .view,
    "ViewModifier": .view, "Widget": .view,
    "App": .app, "NSApplicationDelegate": .app, "UIApplicationDelegate": .app,
    "UIWindowSceneDelegate": .app,
  ].merging(records.map { ($0, .entity) }) { $1 }.merging(reducers.map { ($0, .reducer) }) { $1 }

  /// What the system's databases keep.
  private static let records: Set = ["@Model", "NSManagedObject", "PersistentModel"]

  /// What a reducer of The Composable Architecture declares.
  static let reducers: Set = ["@Reducer", "Reducer", "ReducerProtocol"]

  /// A view may be called a controller or a container; otherwise a name that gives a role wins.
  func inherited(by type: TypeNode, named: AssignedRole?) -> AssignedRole? {
    guard !type.isProtocol else { return nil }
    let found = type.inherited.compactMap { name in
      inheritedRole(name).map { AssignedRole($0, .inherited(name)) }
    }
    let order: [Role] = [.viewController, .view] + (named == nil ? [.app, .reducer, .entity] : [])
    return order.lazy.compactMap { role in found.first { $0.role == role } }.first
  }

  private func inheritedRole(_ name: String) -> Role? {
    if let role = Self.system[name] { return role }
    return role(of: name).flatMap { [.viewController, .view].contains($0) ? $0 : nil }
  }

  package static let standard = RoleTable(suffixes: [
    "View": .view, "Cell": .view, "Screen": .view, "ViewContainer": .view,
    "ViewController": .viewController, "Controller": .controller,
    "Presenter": .presenter, "ModuleInterface": .presenter,
    "Interactor": .interactor, "UseCase": .interactor,
    "Router": .router, "Wireframe": .router, "WireFrame": .router, "Route": .router,
    "Navigator": .router, "Coordinator": .coordinator,
    "Builder": .builder, "Module": .builder, "Assembly": .builder, "Configurator": .builder,
    "Factory": .builder, "Container": .builder, "Dependencies": .builder,
    "ViewModel": .viewModel,
    "State": .state, "Intent": .intent, "Action": .action,
    "Reducer": .reducer, "Effect": .effect, "Effects": .effect, "Runtime": .runtime,
    "Store": .store, "Storage": .store, "Provider": .provider, "Repository": .repository,
    "Library": .repository, "Gateway": .repository,
    "RemoteDataSource": .repository, "LocalDataSource": .repository, "DataManager": .repository,
    "Service": .service,
    "Manager": .service, "Client": .service, "Clock": .clock,
    "Delegate": .delegate, "DataSource": .delegate, "Output": .delegate,
    "Model": .model, "Entity": .entity,
    "Formatter": .formatter, "App": .app, "AppDelegate": .app, "SceneDelegate": .app,
  ])
}

extension TypeNode {
  /// Whether it is a struct or an enum in another type.
  package var isNestedValue: Bool { name.contains(".") && !isClass && !isProtocol }
}

extension Set<Role> {
  /// The parts of a scene.
  static let sceneParts: Set = [
    .view, .viewController, .controller, .presenter, .interactor, .router, .coordinator,
    .viewModel, .reducer, .runtime,
  ]
  /// The types that fetch or store the model.
  static let fetching: Set = [.service, .repository, .store, .provider]
  static let seen: Set = [.view, .viewController]
}
