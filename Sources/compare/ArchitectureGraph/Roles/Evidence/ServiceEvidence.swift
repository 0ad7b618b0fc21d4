import CompareSupport
import SourceRecords

/// What shows that a type fetches or stores something.
extension RoleSearch {
  /// Endings that many types have which neither fetch nor store: a `ThemeManager`, a `ToastService`.
  private static let weakEndings: Set = ["Service", "Manager", "Provider"]

  /// The types with only such an ending to show for it, and nothing that is known to fetch or store
  /// among what they refer to or what conforms to them.
  var unprovenServices: Set<SymbolID> {
    var open = Set(weaklyNamed).filter { !showsFetching($0) }
    while true {
      let proven = open.filter { type in
        targets(of: type).contains { isFetching($0) && !open.contains($0) }
          || conformers(of: type).contains {
            !open.contains($0) && (isFetching($0) || showsFetching($0))
          }
      }
      guard !proven.isEmpty else { return open }
      open.subtract(proven)
    }
  }

  private var weaklyNamed: [SymbolID] {
    analysis.graph.types.compactMap { type, node in
      guard case .name(let end) = found[type]?.evidence, Self.weakEndings.contains(end),
        isFetching(type), table.hasOwnEnding(node)
      else { return nil }
      return type
    }
  }

  /// What only the type around it gives its role shows nothing.
  private func isFetching(_ type: SymbolID) -> Bool {
    guard let node = node(type) else { return false }
    return node.name.hasSuffix("API")
      || Set<Role>.fetching.contains(role(type) ?? .other)
        && (found[type]?.isByName != true || table.hasOwnEnding(node))
  }

  /// Whether its own code waits, answers later, or asks what fetches or stores.
  func showsFetching(_ type: SymbolID) -> Bool {
    if waits(type) { return true }
    guard let node = node(type) else { return false }
    let members = members(of: type)
    return members.contains { $0.answersLater || $0.asksStore }
      || node.inherited.contains(where: \.isOfStore)
      || members.contains(where: \.asksSettings) && !keepsOnlyChoices(node)
  }

  /// Whether it only stores cases of enums, such as a color scheme: that is how views look.
  private func keepsOnlyChoices(_ node: TypeNode) -> Bool {
    let properties = storedProperties(of: node)
    return !properties.isEmpty && properties.allSatisfy { isChoice($0, in: node) }
  }

  private func isChoice(_ property: StoredProperty, in node: TypeNode) -> Bool {
    !property.typeNames.isEmpty
      && property.typeNames.allSatisfy { name in
        named(name, in: node).contains { declared($0)?.kind == .enum }
      }
  }
}

/// Services whose names don't end in a service's.
extension RoleSearch {
  private static let helperEndings = [
    "API", "Api", "Fetcher", "Downloader", "Helper", "Util", "Utils", "Utility", "Utilities",
  ]
  private static let stacks: Set = [
    "ModelContainer", "NSPersistentCloudKitContainer", "NSPersistentContainer",
  ]

  /// Static functions that fetch or store, under a name such as `NoteAPI` or `FileHelper`.
  func helper(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard !node.isProtocol, Self.helperEndings.contains(where: node.name.hasSuffix),
      !node.name.isOfLogger
    else { return nil }
    let members = members(of: type)
    let functions = members.filter { $0.isFunction && !$0.isInitializer }
    guard !functions.isEmpty, functions.allSatisfy(\.isStatic),
      members.allSatisfy({ !$0.isStored || $0.isStatic }),
      functions.contains(where: { $0.asksStore || $0.asksSettings })
    else { return nil }
    return AssignedRole(.service, .content("its static functions fetch or store"))
  }

  /// A `PersistenceController` that keeps the container of Core Data or SwiftData.
  func persistence(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard role(type) == .controller, table.hasOwnEnding(node),
      storedProperties(of: node).contains(where: { !Self.stacks.isDisjoint(with: $0.typeNames) })
    else { return nil }
    return AssignedRole(.store, .content("keeps a container of Core Data or SwiftData"))
  }

  /// A dependency injected into reducers that does more than keep values.
  func dependency(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard isInjected(node), !node.name.isOfLogger else { return nil }
    if onlyMakesViews(type) { return AssignedRole(.builder, .content("its functions make views")) }
    if onlyConverts(type) { return .onlyConverting }
    guard
      node.isProtocol || node.isClass || !members(of: type).allSatisfy(\.isData)
    else { return nil }
    return AssignedRole(.service, .content("injected as a dependency"))
  }

  private func onlyMakesViews(_ type: SymbolID) -> Bool {
    let functions = members(of: type).filter { $0.isFunction && !$0.isInitializer }
    return !functions.isEmpty && functions.allSatisfy(\.isOfUI)
  }

  /// Whether its functions only make values from what they are given: a `Validator`.
  private func onlyConverts(_ type: SymbolID) -> Bool {
    let own = members(of: type).filter { !$0.isStatic && !$0.isInitializer }
    return !own.isEmpty && own.allSatisfy { $0.isFunction && $0.isConversion }
      && !showsFetching(type)
      && !targets(of: type).contains { Set<Role>.fetching.contains(role($0) ?? .other) }
  }

  /// Whether it is the value of a `DependencyKey`, or the type of a property of `DependencyValues`.
  private func isInjected(_ node: TypeNode) -> Bool {
    let keys: Set = ["DependencyKey", "TestDependencyKey"]
    guard !node.name.contains("."), declared(node)?.kind != .enum else { return false }
    return !keys.isDisjoint(with: node.inherited) || injectedNames.contains(node.name)
  }
}

/// What a member does, as its words show.
extension WrittenMember {
  /// Whether it gives its result to a closure, or to those that subscribe to it.
  fileprivate var answersLater: Bool {
    guard isFunction, !isInitializer else { return false }
    let closure = #/@escaping\s*(?:@\w+\s*)*\([^()]+\)\s*(?:throws\s*)?->\s*(?:Void|\(\))/#
    let stream = #/->\s*(?:some\s+|any\s+)?(?:AnyPublisher|Future|Observable|Promise|Single)\b/#
    return head.contains(closure) || head.contains(stream)
      || head.contains(#/\b\w*[cC]ompletion\w*\s*:/#)
  }

  fileprivate var asksStore: Bool {
    words.contains(where: \.isOfStore) || code.contains(".write(to:")
  }

  fileprivate var asksSettings: Bool {
    words.contains { ["UserDefaults", "AppStorage"].contains($0) }
  }

  /// Whether it only keeps a value, or makes one of its type.
  fileprivate var isData: Bool {
    isStatic || isInitializer || !isFunction && !head.contains("->")
  }

  /// The names that begin with a capital letter.
  private var words: [String] {
    code.replacing(#/\/\/.*/#, with: "").matches(of: #/\b[A-Z]\w*/#).map { String($0.0) }
  }
}

extension String {
  private static let systemStores = [
    "CBCentralManager", "CKContainer", "CKDatabase", "CLLocationManager", "FetchDescriptor",
    "FileHandle", "FileManager", "InputStream", "Keychain", "ModelContainer", "ModelContext",
    "NSFetch", "NSKeyed", "NSManagedObject", "NSPersistent", "NWConnection", "NWListener",
    "OutputStream", "SecItem", "UNUserNotificationCenter", "URLRequest", "URLSession",
  ]
  private static let storeEndings = [
    "API", "Client", "Database", "Keychain", "Repository", "Socket", "Storage", "Store",
  ]
  private static let ofViews: Set = ["AppStorage", "NSTextStorage", "SceneStorage", "ViewStore"]

  /// Whether a type with this name, in the app or in a library, fetches or stores.
  fileprivate var isOfStore: Bool {
    Self.systemStores.contains(where: hasPrefix)
      || Self.storeEndings.contains { hasSuffix($0) && count > $0.count }
        && !Self.ofViews.contains(self)
  }
}
