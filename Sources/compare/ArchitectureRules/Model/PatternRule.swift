import CompareSupport
import SourceRecords

/// A rule with the check that finds its violations.
struct PatternRule: Sendable {
  enum Check: Sendable {
    /// References from types of some roles to certain types; `isWhole` if going through a protocol
    /// doesn't help.
    case reference(from: Set<Role>, to: Target, isWhole: Bool)
    /// Properties in which types of some roles keep types of others alive.
    case strongReference([WayBack])
    /// Properties named `output`, `delegate` or `view` that keep what they refer to alive.
    case strongDelegate
    /// Types of different roles that can all reach each other.
    case cycle
    case stateHoldsClass
    /// Assignments to a state's property outside reducers and the state itself.
    case stateSetElsewhere
    case reducerUsesClass(apartFrom: Set<Role>)
    /// Reducers that read the time or random values.
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
  /// Whether it is only about what acts on an object, unless a team names it: a view may hold one,
  /// draw it and hand it on.
  var isOfActs = false
}

extension PatternRule {
  init(_ name: String, _ check: Check) { self.init(rule: Rule(name), check: check) }

  /// No reference at all, not even through a protocol.
  static func forbidden(_ name: String, from: Set<Role>, to: Set<Role>) -> PatternRule {
    forbidden(name, from: from, to: { to.contains($1) })
  }

  /// No reference to types that are selected by more than their role.
  static func forbidden(
    _ name: String, from: Set<Role>, to target: @escaping Target
  ) -> PatternRule {
    PatternRule(name, .reference(from: from, to: target, isWhole: true))
  }

  /// The same rule about nothing but what acts on an object.
  func ofActs() -> PatternRule {
    var rule = self
    rule.isOfActs = true
    return rule
  }

  /// No reference except through a protocol.
  static func concrete(_ name: String, from: Set<Role>, to: Set<Role>) -> PatternRule {
    PatternRule(
      name,
      .reference(from: from, to: { to.contains($1) && !$0.isProtocol }, isWhole: false))
  }
}

extension Set<Role> {
  /// What a pattern calls the model: entities, and what stores or fetches them.
  static let model: Set = [.model, .entity, .store, .provider, .repository, .service]
  /// The part of the model that isn't a value: its answers may change over time.
  static let world: Set = [.store, .provider, .repository, .service]
  static let views: Set = [.view, .viewController]
  static let controllers: Set = [.controller, .viewController]
  /// What navigates from scene to scene.
  static let routers: Set = [.router, .coordinator]
}

/// Something that a pattern, layers or a team forbid.
package struct Rule: Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`; the name used in comments, baselines and results.
  package let name: String
  /// What is wrong, in a few words without a full stop.
  package let message: String
  /// What it costs, in one sentence.
  package let reason: String
  /// How to fix it, in one sentence.
  package let remedy: String
}

extension Rule {
  /// The rule of this name, in the words of `docs/tool/rules.md`.
  init(_ name: String) {
    let words = RuleSection.named(name)?.words ?? ["", "", ""]
    self.init(name: name, message: words[0], reason: words[1], remedy: words[2])
  }
}
