import CompareSupport
import SourceRecords

/// Types that are named like a service, but neither fetch nor store anything.
extension RoleSearch {
  /// Loggers, what only hands out windows and views, and what only keeps a choice.
  func isNoService(_ type: SymbolID, _ node: TypeNode) -> Bool {
    guard isNamedService(type, node) else { return false }
    if node.name.isOfLogger { return true }
    return !node.isProtocol && !waits(type) && !namesFetching(type)
      && (isOnlyForUI(type, node) || keepsOnlyChoices(node))
  }

  /// A `UnitManager` or `DateFormatterManager` whose functions only convert what they are given.
  func converter(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard isNamedService(type, node), !node.isProtocol, let declared = declared(node),
      !waits(type), !namesFetching(type)
    else { return nil }
    let members = members(of: type)
    let functions = members.filter(\.isFunction)
    guard !functions.isEmpty, functions.allSatisfy(\.isConversion),
      members.allSatisfy({ $0.namesOnlyPlain(besides: node.name) })
    else { return nil }
    let stored = members.filter(\.isStored)
    let isFormatter = stored.contains(where: \.isFormatter)
    guard isFormatter || declared.isStatic || declared.isNamespace,
      stored.allSatisfy({ $0.isFormatter || $0.isStatic && $0.isConstant })
    else { return nil }
    return AssignedRole(.formatter, .content("its functions only convert values"))
  }

  private func isNamedService(_ type: SymbolID, _ node: TypeNode) -> Bool {
    Set<Role>.fetching.contains(role(type) ?? .other) && table.hasOwnEnding(node)
  }

  /// A `Store` of states, as in Redux: it runs a reducer.
  func runtime(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard role(type) == .store, targets(of: type).contains(where: { role($0) == .reducer }) else {
      return nil
    }
    return AssignedRole(.runtime, .content("keeps states and runs a reducer"))
  }

  private func namesFetching(_ type: SymbolID) -> Bool {
    targets(of: type).contains { Set<Role>.fetching.contains(role($0) ?? .other) }
  }

  /// Whether all that it offers are windows, controllers and views.
  private func isOnlyForUI(_ type: SymbolID, _ node: TypeNode) -> Bool {
    let offered = members(of: type).filter { !$0.isMade(of: node.name) && !$0.isInitializer }
    return !offered.isEmpty && offered.allSatisfy(\.isOfUI)
  }

  /// Whether it can be observed, and only stores cases of enums, which it doesn't ask anybody for.
  private func keepsOnlyChoices(_ node: TypeNode) -> Bool {
    let properties = storedProperties(of: node)
    guard node.isClass, node.isObservable, !properties.isEmpty, let source = source(of: node),
      let body = body(of: node)
    else { return false }
    let functions = source.parsed.tree.declarations.compactMap { declaration in
      body.contains(declaration.range.lowerBound) ? declaration.body : nil
    }
    return properties.allSatisfy { isChoice($0, in: node) }
      && !source.parsed.tree.calls.contains { call in
        functions.contains { $0.contains(call.callee.lowerBound) }
      }
  }

  private func isChoice(_ property: StoredProperty, in node: TypeNode) -> Bool {
    !property.typeNames.isEmpty
      && property.typeNames.allSatisfy { name in
        named(name, in: node).contains { declared($0)?.kind == .enum }
      }
  }
}

extension String {
  /// Whether a type of this name writes a log, with or without an ending such as `Service`.
  package var isOfLogger: Bool {
    let own = split(separator: ".").last ?? ""
    let end = ["Service", "Manager", "Client", "Provider"].first { own.hasSuffix($0) }
    let stem = own.dropLast(end?.count ?? 0)
    return ["Logger", "Logging"].contains(where: stem.hasSuffix)
      || stem.hasSuffix("Log") && (stem.count == 3 || stem.dropLast(3).last?.isLowercase ?? false)
  }
}
