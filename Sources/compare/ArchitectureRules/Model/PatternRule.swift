import CompareSupport
import SourceRecords

/// A rule with what there is to look for.
struct PatternRule: Sendable {
  enum Check: Sendable {
    /// References from types of some roles to types that are meant; `isWhole` where no protocol
    /// makes them better.
    case reference(from: Set<Role>, to: Target, isWhole: Bool)
    /// Properties in which types of some roles keep types of others alive.
    case strongReference([WayBack])
    /// Properties that are called `output`, `delegate` or `view` and keep what they refer to alive.
    case strongDelegate
    /// Types of different roles that all reach each other.
    case cycle
    case stateHoldsClass
    /// Assignments to a state's property by anyone but a reducer or the state itself.
    case stateSetElsewhere
    case reducerUsesClass(apartFrom: Set<Role>)
    /// Reducers that ask for the time or for chance.
    case reducerReadsClock
    /// Reducers with `async` or `await`.
    case reducerSuspends
  }

  /// Whether a type with a role is one that must not be referred to.
  typealias Target = @Sendable (TypeNode, Role) -> Bool

  /// From the part to what may own it.
  typealias WayBack = (from: Set<Role>, to: Set<Role>)

  let rule: Rule
  let check: Check
}

extension PatternRule {
  init(_ name: String, _ check: Check) { self.init(rule: Rule(name), check: check) }

  /// No reference at all, not even through a protocol.
  static func forbidden(_ name: String, from: Set<Role>, to: Set<Role>) -> PatternRule {
    forbidden(name, from: from, to: { to.contains($1) })
  }

  /// No reference to types that more than their role tells.
  static func forbidden(
    _ name: String, from: Set<Role>, to target: @escaping Target
  ) -> PatternRule {
    PatternRule(name, .reference(from: from, to: target, isWhole: true))
  }

  /// No reference but through a protocol.
  static func concrete(_ name: String, from: Set<Role>, to: Set<Role>) -> PatternRule {
    PatternRule(
      name,
      .reference(from: from, to: { to.contains($1) && !$0.isProtocol }, isWhole: false))
  }
}

extension Set<Role> {
  /// What a pattern calls the model: entities, and what keeps or fetches them.
  static let model: Set = [.model, .entity, .store, .provider, .repository, .service]
  /// The part of the model that is no value: what it answers differs from time to time.
  static let world: Set = [.store, .provider, .repository, .service]
  static let views: Set = [.view, .viewController]
  static let controllers: Set = [.controller, .viewController]
  /// What leads from scene to scene.
  static let routers: Set = [.router, .coordinator]
}

/// Something that a pattern forbids, layers do, or a team.
package struct Rule: Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`; what comments, baselines and results call it.
  package let name: String
  /// What is wrong, in a few words without a full stop.
  package let message: String
  /// What it costs, in one sentence.
  package let reason: String
  /// How to mend it, in one sentence.
  package let remedy: String
}

extension Rule {
  /// The rule of this name, in the words of `docs/tool/rules.md`.
  init(_ name: String) {
    let words = RuleSection.named(name)?.words ?? ["", "", ""]
    self.init(name: name, message: words[0], reason: words[1], remedy: words[2])
  }
}
