/// The purpose of a type, as far as its name or other evidence shows it.
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
  /// For types without evidence for a role.
  package static let other = Role("other")

  /// The roles that a configuration can assign, in the order of their names.
  package static let all = [
    action, app, builder, clock, controller, coordinator, delegate, effect, entity, formatter,
    intent, interactor, model, other, presenter, provider, reducer, repository, router, runtime,
    service, state, store, view, viewController, viewModel,
  ]

  package static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
}

/// An architecture pattern whose roles the tool knows.
package enum Pattern: String, CaseIterable, Codable, Sendable {
  case mvc, mvp, mvvm, mvi, viper

  package var title: String { rawValue.uppercased() }
}

/// Assigns a role to types by name, suffix, path or module.
package struct RoleEntry: Equatable, Sendable {
  package enum Match: Hashable, Sendable {
    /// The suffix of a type's own name.
    case suffix(String)
    /// A type's full name, including the types around it; applies to nested types, too.
    case type(String)
    /// A glob for files or their folders, for types in them whose name says nothing.
    case path(String)
    /// A module, for types in it whose name says nothing.
    case module(String)

    /// As in a configuration.
    package var entry: (key: String, value: String) {
      switch self {
      case .suffix(let suffix): ("suffix", suffix)
      case .type(let type): ("type", type)
      case .path(let path): ("path", path)
      case .module(let module): ("module", module)
      }
    }
  }

  package let match: Match
  package let role: Role
}

extension RoleEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, suffix, type, path, module }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    role = try container.role(forKey: .role)
    var matches: [Match] = []
    for (key, match) in [
      (Key.suffix, Match.suffix), (.type, Match.type), (.path, Match.path),
      (.module, Match.module),
    ] {
      guard let value = try container.decodeIfPresent(String.self, forKey: key) else { continue }
      if !value.isEmpty { matches.append(match(value)) }
    }
    guard let match = matches.first, matches.count == 1 else {
      throw decoder.flaw("a role needs one of suffix, type, path and module")
    }
    self.match = match
  }
}
