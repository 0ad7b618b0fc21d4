/// What a type is there for, as far as its name, or what else is known of it, tells.
package struct Role: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: name) }

  package static let action = Role("action")
  package static let app = Role("app")
  package static let builder = Role("builder")
  package static let clock = Role("clock")
  package static let controller = Role("controller")
  package static let coordinator = Role("coordinator")
  package static let delegate = Role("delegate")
  package static let effect = Role("effect")
  package static let entity = Role("entity")
  package static let formatter = Role("formatter")
  package static let intent = Role("intent")
  package static let interactor = Role("interactor")
  package static let model = Role("model")
  package static let presenter = Role("presenter")
  package static let provider = Role("provider")
  package static let reducer = Role("reducer")
  package static let repository = Role("repository")
  package static let router = Role("router")
  package static let runtime = Role("runtime")
  package static let service = Role("service")
  package static let state = Role("state")
  package static let store = Role("store")
  package static let view = Role("view")
  package static let viewController = Role("view controller")
  package static let viewModel = Role("view model")
  /// Of types of which nothing tells.
  package static let other = Role("other")

  /// Those that a configuration can give, in the order of their names.
  package static let all = [
    action, app, builder, clock, controller, coordinator, delegate, effect, entity, formatter,
    intent, interactor, model, other, presenter, provider, reducer, repository, router, runtime,
    service, state, store, view, viewController, viewModel,
  ]

  package static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
}
