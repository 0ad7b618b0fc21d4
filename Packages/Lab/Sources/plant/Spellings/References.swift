/// A reference from `$A` to `$B`, whose protocol is `$P`, in one spelling.
struct ReferenceSpelling: Sendable {
  let name: String
  /// In the body of `$A`.
  let member: String
  /// At the level of the file.
  var around = ""
  /// In another file.
  var other = ""
  /// After `$A:`.
  var inherited = ""
  /// Whether it only names the protocol.
  var isAbstract = false

  /// Whether the code does something with the object.
  private var acts: Bool {
    [member, around, other].contains { $0.contains("load()") || $0.contains(".title = ") }
  }

  init(
    _ name: String, _ member: String, around: String = "", other: String = "",
    inherited: String = "", isAbstract: Bool = false
  ) {
    (self.name, self.member, self.around) = (name, member, around)
    (self.other, self.inherited, self.isAbstract) = (other, inherited, isAbstract)
  }

  private static let draft = "final class $pDraft { let held = $B(); var all: [$B] { [held] } }"
  private static let box = "struct $pBox<Value> { var value: Value? }"

  static let all: [ReferenceSpelling] = [
    .init("property", "let held: $B\n  init(held: $B) { self.held = held }"),
    .init("optional property", "var held: $B?"),
    .init("unwrapped property", "var held: $B!"),
    .init("array", "var held: [$B] = []"),
    .init("dictionary", "var held: [String: $B] = [:]"),
    .init("tuple", "var held: (Int, $B)?"),
    .init("generic argument", "var held = $pBox<$B>()", around: box),
    .init("`Optional<…>`", "var held: Optional<$B> = nil"),
    .init("function type", "var onChange: ($B) -> Void = { _ in }"),
    .init("computed property", "var held: $B { fatalError() }"),
    .init("lazy property", "lazy var held = $B()"),
    .init("own static property", "static var held: $B? { nil }\n  func press() {}"),
    .init(
      "property wrapper", "@$pKept var held = $B()",
      around: "@propertyWrapper struct $pKept<Value> { var wrappedValue: Value }"),
    .init("initial value `T()`", "let held = $B()"),
    .init("initial value `T.init()`", "let held = $B.init()"),
    .init("initial value `.init()`", "let held: $B = .init()"),
    .init("initial value in brackets", "let held = ($B())"),
    .init("initial value after a line break", "let held =\n    $B()"),
    .init("initial value after a comment", "let held = /* made here */ $B()"),
    .init("initial value of a closure", "let held = { $B() }()"),
    .init("local `T()`", "func press() {\n    let held = $B()\n    held.load()\n  }"),
    .init("local `T.init()`", "func press() {\n    let held = $B.init()\n    held.load()\n  }"),
    .init("local `.init()`", "func press() {\n    let held: $B = .init()\n    held.load()\n  }"),
    .init("call on `T()`", "func press() { $B().load() }"),
    .init("argument `T()`", "func press() { print($B()) }"),
    .init("argument `.init()`", "func take(_ held: $B) {}\n  func press() { take(.init()) }"),
    .init("parameter", "func press(_ held: $B) { held.load() }"),
    .init("parameter's property, set", "func press(_ held: $B) { held.title = \"\" }"),
    .init("unused parameter", "func press(_ held: $B) {}"),
    .init("variadic parameter", "func press(_ held: $B...) {}"),
    .init("`inout` parameter", "func press(_ held: inout $B) {}"),
    .init("result", "func made() -> $B { fatalError() }"),
    .init("optional result", "func made() -> $B? { nil }"),
    .init("subscript", "subscript(_ number: Int) -> $B { fatalError() }"),
    .init("default argument", "func press(_ held: Any = $B()) {}"),
    .init(
      "closure's parameter",
      "func press() { [Any]().forEach { (held: Any) in _ = { (held: $B) in held.load() } } }"),
    .init(
      "closure's capture", "func press() { let act = { [held = $B()] in held.load() }; act() }"),
    .init("closure's body", "func press() { let act = { $B().load() }; act() }"),
    .init("nested function", "func press() {\n    func act() { $B().load() }\n    act()\n  }"),
    .init("string's interpolation", #"var text: String { "\($B().title)" }"#),
    .init(
      "conditional expression",
      "func press(_ flag: Bool) { let held = flag ? $B() : nil; held?.load() }"),
    .init("static function", "func press() { _ = $B.make() }"),
    .init("implicit static member", "func take(_ held: $B) {}\n  func press() { take(.make()) }"),
    .init("static property", "func press() { _ = $B.count }"),
    .init("metatype `T.self`", "func press() { print($B.self) }"),
    .init("metatype `T.Type`", "func press(_ kind: $B.Type) {}"),
    .init("key path", "func press() { _ = \\$B.title }"),
    .init("`as?`", "func press(_ other: Any) { (other as? $B)?.load() }"),
    .init("`as!`", "func press(_ other: Any) { (other as! $B).load() }"),
    .init("`is`", "func press(_ other: Any) -> Bool { other is $B }"),
    .init(
      "`case let … as`",
      "func press(_ other: Any) {\n    switch other {\n    case let held as $B: held.load()\n    default: break\n    }\n  }"
    ),
    .init("typealias", "var held: $pHeld?", around: "typealias $pHeld = $B"),
    .init("typealias's initialiser", "let held = $pHeld()", around: "typealias $pHeld = $B"),
    .init("own typealias", "typealias Held = $B\n  var held: Held?"),
    .init("constraint", "func press<Held: $B>(_ held: Held) {}"),
    .init("`where`", "func press<Held>(_ held: Held) where Held: $B {}"),
    .init("composition", "var held: (any $B & CustomStringConvertible)?"),
    .init(
      "nested type",
      "struct Parts { var held: $B? }\n  var parts = Parts()\n  func press() { parts.held?.load() }"
    ),
    .init(
      "enum's payload",
      "enum Link { case on($B) }\n  var link: Link?\n  func press() { if case .on(let held) = link { held.load() } }"
    ),
    .init("extension", "", around: "extension $A { func press() { $B().load() } }"),
    .init("extension in another file", "", other: "extension $A { func press() { $B().load() } }"),
    .init(
      "property of another type", "func press(_ draft: $pDraft) { draft.held.load() }",
      around: draft),
    .init(
      "own property's property", "let draft = $pDraft()\n  func press() { draft.held.load() }",
      around: draft),
    .init(
      "loop over another type's property",
      "func press(_ draft: $pDraft) { for one in draft.all { one.load() } }", around: draft),
    .init(
      "`$0` of another type's property",
      "func press(_ draft: $pDraft) { draft.all.forEach { $0.load() } }", around: draft),
    .init(
      "`if let` of another type's property",
      "func press(_ draft: $pDraft) { if let one = draft.all.first { one.load() } }", around: draft),
    .init(
      "result of a function", "func press() { $pMade().load() }",
      around: "func $pMade() -> $B { $B() }"),
    .init(
      "global variable", "func press() { $pShared.load() }",
      around: "nonisolated(unsafe) let $pShared = $B()"),
    .init(
      "superclass's property", "func press() { held.load() }",
      around: "class $pBase { let held = $B() }", inherited: "$pBase"),
    .init("`#if os(macOS)`", "#if os(macOS)\n  var held: $B?\n  #endif"),
    .init("`#else`", "#if os(macOS)\n  #else\n  var held: $B?\n  #endif"),
    .init("`any P`", "var held: (any $P)?", isAbstract: true),
    .init("`P` without `any`", "var held: $P?", isAbstract: true),
    .init("`some P`", "func press(_ held: some $P) { held.load() }", isAbstract: true),
    .init("`<T: P>`", "func press<Held: $P>(_ held: Held) { held.load() }", isAbstract: true),
    .init(
      "`as? any P`", "func press(_ other: Any) { (other as? any $P)?.load() }", isAbstract: true),
    .init("`[any P]`", "var held: [any $P] = []", isAbstract: true),
  ]

  /// The planting for a rule about two types; nil if the rule allows this spelling.
  func planting(_ rule: ReferenceRule) -> Planting? {
    guard !isAbstract || rule.isAboutProtocols, !rule.allowed.contains(name),
      acts || !rule.isOfActs,
      // A struct has no superclass.
      inherited.isEmpty || rule.kind == "final class"
    else { return nil }
    let type = """
      \(rule.kind) $A\(inherited.isEmpty ? "" : ": \(inherited)") {
        \(member)
      }

      """
    let target = """
      protocol $P: AnyObject {
        var title: String { get set }
        func load()
      }

      class $B: $P {
        required init() {}
        static func make() -> $B { $B() }
        static var count: Int { 0 }
        var title = ""
        func load() { title = "loaded" }
        \(rule.inTarget)
      }

      """
    func named(_ text: String) -> String {
      text.replacing("$A", with: "$p\(rule.from)").replacing("$B", with: "$p\(rule.to)")
        .replacing("$P", with: "$p\(rule.to)Protocol")
    }
    return Planting(
      rule.name, name, named([target, around, type].joined(separator: "\n")), other: named(other))
  }
}

/// A rule by which one type must not know another.
struct ReferenceRule: Sendable {
  let name: String
  let from: String
  let to: String
  /// Whether it forbids protocols, too.
  var isAboutProtocols = true
  var kind = "final class"
  /// Whether it allows what does nothing with the object.
  var isOfActs = false
  /// A member of the other type.
  var inTarget = ""
  /// The spellings that are no breach by what the rule's page says.
  var allowed: Set<String> = []
  /// Breaches of this rule alone.
  var more: [ReferenceSpelling] = []

  init(
    _ name: String, _ from: String, _ to: String, isAboutProtocols: Bool = true,
    kind: String = "final class", isOfActs: Bool = false, inTarget: String = "",
    allowed: Set<String> = [], more: [ReferenceSpelling] = []
  ) {
    (self.name, self.from, self.to) = (name, from, to)
    (self.isAboutProtocols, self.kind, self.inTarget) = (isAboutProtocols, kind, inTarget)
    self.isOfActs = isOfActs
    (self.allowed, self.more) = (allowed, more)
  }

  var plantings: [Planting] { (ReferenceSpelling.all + more).compactMap { $0.planting(self) } }

  static let mvc = [
    Self("mvc.view-knows-model", "ListView", "TodoModel"),
    Self("mvc.view-knows-controller", "ListView", "ListViewController", isAboutProtocols: false),
    Self("mvc.model-knows-view", "TodoStore", "ListView"),
    Self("mvc.model-knows-controller", "TodoStore", "ListViewController"),
  ]
  static let mvp = [
    Self("mvp.view-knows-model", "ListViewController", "TodoModel"),
    Self(
      "mvp.view-knows-presenter", "ListViewController", "ListPresenter", isAboutProtocols: false),
    Self(
      "mvp.presenter-knows-view", "ListPresenter", "ListViewController", isAboutProtocols: false),
  ]
  static let mvvm = [
    Self(
      "mvvm.view-model-knows-view", "ListViewModel", "ListView", allowed: ["metatype `T.self`"]),
    Self("mvvm.view-knows-model", "ListView", "TodoStore", isOfActs: true),
  ]
  static let mvi = [
    Self("mvi.view-knows-model", "ListView", "TodoStore", isOfActs: true),
    Self("mvi.model-outside-effects", "ListState", "TodoStore", kind: "struct"),
    Self(
      "mvi.reducer-knows-model", "ListReducer", "TodoStore", kind: "struct",
      allowed: notReducersOwn),
    Self(
      "mvi.reducer-uses-class", "ListReducer", "Tally", isAboutProtocols: false, kind: "struct",
      inTarget: "nonisolated(unsafe) static let shared = $B()",
      allowed: notReducersOwn.union(notReachedFromOutside).union(made), more: reached),
  ]

  /// What runs when somebody else decides it, which isn't the reducer's own code.
  private static let notReducersOwn: Set = [
    "default argument", "closure's parameter", "closure's capture", "closure's body",
  ]
  /// No object comes along with these.
  private static let notReachedFromOutside: Set = [
    "function type", "computed property", "own static property", "result", "optional result",
    "subscript", "static property", "metatype `T.self`", "metatype `T.Type`", "key path", "`is`",
  ]
  /// What a function makes for itself is shared with nobody.
  private static let made: Set = [
    "local `T()`", "local `T.init()`", "local `.init()`", "call on `T()`", "argument `T()`",
    "nested function", "string's interpolation", "conditional expression", "extension",
    "extension in another file", "result of a function",
  ]
  /// Objects that a reducer keeps, gets or reaches.
  private static let reached: [ReferenceSpelling] = [
    .init("shared object", "func press() { $B.shared.load() }"),
    .init("shared object, implicit", "func press() { let held: $B = .shared; held.load() }"),
    .init("shared object as a local", "func press() { let held = $B.shared; held.load() }"),
    .init("shared object as an argument", "func press() { print($B.shared) }"),
    .init("shared object in a computed property", "var held: $B { $B.shared }"),
    .init(
      "shared object in an extension", "",
      around: "extension $A { func press() { $B.shared.load() } }"),
    .init(
      "shared object in another file", "",
      other: "extension $A { func press() { $B.shared.load() } }"),
    .init(
      "own shared object",
      "nonisolated(unsafe) static let held = $B()\n  func press() { Self.held.load() }"),
    .init("initialiser's parameter", "init(_ held: $B) { held.load() }"),
    .init(
      "parameter in an extension", "",
      around: "extension $A { func press(_ held: $B) { held.load() } }"),
    .init(
      "parameter in another file", "",
      other: "extension $A { func press(_ held: $B) { held.load() } }"),
    .init(
      "initial value of a function", "let held = $pMade()", around: "func $pMade() -> $B { $B() }"),
  ]

  static let viper = [
    Self("viper.interactor-knows-presenter", "ListInteractor", "ListPresenter"),
    Self("viper.interactor-knows-view", "ListInteractor", "ListView"),
    Self("viper.interactor-knows-router", "ListInteractor", "ListRouter"),
    Self("viper.presenter-knows-model", "ListPresenter", "TodoStore", isOfActs: true),
    Self("viper.presenter-knows-view", "ListPresenter", "ListView", isAboutProtocols: false),
    Self(
      "viper.presenter-knows-interactor", "ListPresenter", "ListInteractor", isAboutProtocols: false
    ),
    Self("viper.presenter-knows-router", "ListPresenter", "ListRouter", isAboutProtocols: false),
    Self("viper.view-knows-model", "ListView", "TodoModel"),
    Self("viper.view-knows-interactor", "ListView", "ListInteractor"),
    Self("viper.view-knows-router", "ListView", "ListRouter"),
    Self("viper.view-knows-presenter", "ListView", "ListPresenter", isAboutProtocols: false),
    Self("viper.router-knows-interactor", "ListRouter", "ListInteractor"),
    Self("viper.router-knows-model", "ListRouter", "TodoModel"),
    Self("viper.entity-knows-others", "TodoEntity", "ListInteractor"),
  ]

  /// The rules of forms.
  static let forms: [(pattern: String, variant: String, rules: [Self])] = [
    (
      "mvc", "classic",
      [
        Self("mvc-classic.view-changes-model", "ListView", "TodoStore"),
        Self("mvc-classic.controller-knows-view", "ListController", "ListView"),
      ]
    ),
    (
      "mvc", "decoupled",
      [
        Self(
          "mvc-decoupled.controller-knows-concrete-view", "ListViewController", "ListView",
          isAboutProtocols: false),
        Self("mvc-decoupled.controller-knows-store", "ListViewController", "TodoStore"),
      ]
    ),
    (
      "mvp", "supervising",
      [
        Self("mvp-supervising.view-changes-model", "ListViewController", "TodoStore")
      ]
    ),
    (
      "mvvm", "routed",
      [
        Self(
          "mvvm-routed.view-knows-view-model", "ListView", "ListViewModel", isAboutProtocols: false),
        Self("mvvm-routed.view-knows-router", "ListView", "ListRouter"),
        Self(
          "mvvm-routed.view-model-knows-router", "ListViewModel", "ListRouter",
          isAboutProtocols: false),
      ]
    ),
    (
      "viper", "observed",
      [
        Self("viper-observed.presenter-knows-view", "ListPresenter", "ListView"),
        Self("viper-observed.view-model-knows-others", "ListViewModel", "ListInteractor"),
      ]
    ),
    (
      "viper", "routes",
      [
        Self("viper-routes.router-knows-foreign-module", "ListRouter", "FormBuilder")
      ]
    ),
    (
      "viper", "gateway",
      [
        Self("viper-gateway.interactor-knows-store", "LoadInteractor", "TodoStore"),
        Self("viper-gateway.manager-knows-presenter", "TodoDataManager", "ListPresenter"),
      ]
    ),
  ]

  /// Two types of different roles that refer to each other, and may each know the other.
  static func cycle(of pattern: String) -> Self {
    let types =
      pattern == "viper" ? ("PageFormatter", "PagePresenter") : ("PageCoordinator", "PageView")
    return Self(
      "\(pattern).role-cycle", types.0, types.1, isAboutProtocols: false,
      inTarget: "func turn(_ pages: $A) {}")
  }

  static let layers = Self("layers.unknown-reference", "Note", "ListView")
}
