import CompareSupport
import SourceRecords

/// What a form of a pattern allows or forbids in addition to the pattern's own rules.
struct Dialect: Sendable {
  let pattern: Pattern
  /// The name of the variant in `.compare.json`.
  let form: String
  /// Names of the pattern's rules that don't apply.
  var without: Set<String> = []
  /// Rules that apply only to this form; their names begin with its name.
  let with: [PatternRule]

  /// Such as `mvc-classic`.
  var name: String { "\(pattern.rawValue)-\(form)" }
}

/// The forms that have rules of their own.
enum Dialects {
  /// In the order of the documents.
  static let all = [classic, decoupled, supervising, routed, observed, routes, gateway]

  /// Nil for the usual form, and for a team's own form.
  static func of(_ pattern: Pattern?, _ form: String?) -> Dialect? {
    all.first { $0.pattern == pattern && $0.form == form }
  }

  /// As in Smalltalk-80: the view observes the model and owns its controller.
  private static let classic = Dialect(
    pattern: .mvc, form: "classic",
    without: ["mvc.view-knows-model", "mvc.strong-back-reference"],
    with: [
      .forbidden("mvc-classic.view-changes-model", from: [.view], to: changesModel),
      .forbidden("mvc-classic.controller-knows-view", from: .controllers, to: [.view]),
      CommonRules.strongBackReference(
        "mvc-classic", (from: Set<Role>.model.union(Set<Role>.controllers), to: [.delegate])),
    ])

  /// Every part is behind a protocol.
  private static let decoupled = Dialect(
    pattern: .mvc, form: "decoupled",
    with: [
      .forbidden(
        "mvc-decoupled.controller-knows-concrete-view", from: .controllers, to: isConcreteView),
      .forbidden("mvc-decoupled.controller-knows-store", from: .controllers, to: isWorld),
    ])

  /// The view observes the model; the presenter does what observation can't.
  private static let supervising = Dialect(
    pattern: .mvp, form: "supervising", without: ["mvp.view-knows-model"],
    with: [.forbidden("mvp-supervising.view-changes-model", from: .views, to: changesModel)])

  /// View models behind protocols, and a router for each scene.
  private static let routed = Dialect(
    pattern: .mvvm, form: "routed",
    with: [
      .concrete("mvvm-routed.view-knows-view-model", from: .views, to: [.viewModel]),
      .forbidden("mvvm-routed.view-knows-router", from: .views, to: .routers),
      .concrete("mvvm-routed.view-model-knows-router", from: [.viewModel], to: .routers),
    ])

  /// As with SwiftUI: the presenter fills a view model, which the view observes.
  private static let observed = Dialect(
    pattern: .viper, form: "observed", without: ["viper.presenter-knows-view"],
    with: [
      .forbidden("viper-observed.presenter-knows-view", from: [.presenter], to: .views),
      .forbidden(
        "viper-observed.view-model-knows-others", from: [.viewModel],
        to: Set(Role.all).subtracting([.viewModel, .state, .other, .formatter])),
    ])

  /// As with routes by protocol: the root route resolves a key.
  private static let routes = Dialect(
    pattern: .viper, form: "routes",
    with: [
      .forbidden("viper-routes.router-knows-foreign-module", from: [.router], to: [.builder])
    ])

  /// As with Clean Architecture: a data manager between the use cases and the store.
  private static let gateway = Dialect(
    pattern: .viper, form: "gateway",
    with: [
      .forbidden(
        "viper-gateway.interactor-knows-store", from: [.interactor],
        to: { isWorld($0, $1) && $1 != .repository }),
      .forbidden(
        "viper-gateway.manager-knows-presenter", from: [.repository],
        to: Set<Role>.views.union(Set<Role>.routers).union([.presenter, .interactor, .delegate])),
    ])

  /// What stores or fetches the model, even behind a protocol, and a model that is an object.
  ///
  /// Changing a copy of a value doesn't change the model.
  @Sendable static func changesModel(_ type: TypeNode, _ role: Role) -> Bool {
    isWorld(type, role) || (Set<Role>.model.contains(role) && type.isClass)
  }

  /// What stores or fetches the model, except its errors, which any type may handle.
  @Sendable private static func isWorld(_ type: TypeNode, _ role: Role) -> Bool {
    Set<Role>.world.contains(role) && !type.inherited.contains { $0.hasSuffix("Error") }
  }

  /// A view itself, be it a class or a SwiftUI view: what it draws or hands out is a value.
  @Sendable private static func isConcreteView(_ type: TypeNode, _ role: Role) -> Bool {
    role == .view && (type.isClass || !type.isProtocol && type.inherited.contains("View"))
  }
}
