import CompareSupport
import SourceRecords

/// Types that are named like a service, but only log or convert.
extension RoleSearch {
  /// Whether it is a logger or a widget's timeline provider.
  func isNoService(_ type: SymbolID, _ node: TypeNode) -> Bool {
    isNamedService(type, node)
      && (node.name.isOfLogger
        || node.inherited.contains { $0.hasSuffix("TimelineProvider") && !isDeclared($0) })
  }

  /// A `UnitManager` or `DateFormatterManager` whose functions only convert what they are given.
  func converter(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard isNamedService(type, node), !node.isProtocol, let declared = declared(node),
      !waits(type), !namesFetching(type)
    else { return nil }
    let members = members(of: type)
    let functions = members.filter(\.isFunction)
    guard !functions.isEmpty, functions.allSatisfy(\.isConversion),
      members.allSatisfy({ $0.namesOnlyPlain(besides: node.name, isDeclared) })
    else { return nil }
    let stored = members.filter(\.isStored)
    let isFormatter = stored.contains(where: \.isFormatter)
    guard isFormatter || declared.isStatic || declared.isNamespace,
      stored.allSatisfy({ $0.isFormatter || $0.isStatic && $0.isConstant })
    else { return nil }
    return .onlyConverting
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
}

extension AssignedRole {
  static let onlyConverting = AssignedRole(
    .formatter, .content("its functions only convert values"))
}

extension String {
  /// Whether a type of this name writes a log, with or without an ending such as `Service`.
  package var isOfLogger: Bool {
    let own = split(separator: ".").last ?? ""
    let ends = ["Service", "Manager", "Client", "Provider", "Helper", "Utility", "Utils", "Util"]
    let end = ends.first { own.hasSuffix($0) }
    let stem = own.dropLast(end?.count ?? 0)
    return ["Logger", "Logging"].contains(where: stem.hasSuffix)
      || stem.hasSuffix("Log") && (stem.count == 3 || stem.dropLast(3).last?.isLowercase ?? false)
  }
}
