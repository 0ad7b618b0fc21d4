/// What a type is there for, as its name tells.
struct Role: RawRepresentable, Hashable, Comparable, Sendable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: name) }

  static let action = Role("action")
  static let app = Role("app")
  static let builder = Role("builder")
  static let clock = Role("clock")
  static let controller = Role("controller")
  static let coordinator = Role("coordinator")
  static let delegate = Role("delegate")
  static let effect = Role("effect")
  static let entity = Role("entity")
  static let formatter = Role("formatter")
  static let intent = Role("intent")
  static let interactor = Role("interactor")
  static let model = Role("model")
  static let presenter = Role("presenter")
  static let provider = Role("provider")
  static let reducer = Role("reducer")
  static let repository = Role("repository")
  static let router = Role("router")
  static let runtime = Role("runtime")
  static let service = Role("service")
  static let state = Role("state")
  static let store = Role("store")
  static let view = Role("view")
  static let viewController = Role("view controller")
  static let viewModel = Role("view model")
  /// Of types whose name says nothing.
  static let other = Role("other")

  /// Those that a configuration can give, in the order of their names.
  static let all = [
    action, app, builder, clock, controller, coordinator, delegate, effect, entity, formatter,
    intent, interactor, model, other, presenter, provider, reducer, repository, router, runtime,
    service, state, store, view, viewController, viewModel,
  ]

  static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
}
