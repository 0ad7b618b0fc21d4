import CompareSupport
import SourceRecords

/// What every pattern forbids.
enum CommonRules {
  /// Ways back to an owner, by the roles that may own each other in a pattern or a form of it.
  static func strongBackReference(
    _ owner: String, _ ways: PatternRule.WayBack..., message: String
  ) -> PatternRule {
    PatternRule(
      rule: Rule(
        name: "\(owner).strong-back-reference",
        message: message,
        reason: "An object that its owner's part keeps alive is never freed: each holds the other.",
        remedy: "Make the property weak, and its type a protocol that only classes conform to."),
      check: .strongReference(ways))
  }

  static func all(of pattern: Pattern) -> [PatternRule] {
    [
      PatternRule(
        rule: Rule(
          name: "\(pattern.rawValue).strong-delegate",
          message: "the property keeps its delegate, output or view alive",
          reason: "A delegate is usually an owner, and an owner that is kept alive is never freed.",
          remedy: "Make the property weak, and its type a protocol that only classes conform to."),
        check: .strongDelegate),
      PatternRule(
        rule: Rule(
          name: "\(pattern.rawValue).role-cycle",
          message: "types of different roles need each other",
          reason:
            "Roles that need each other can only be understood, tested and replaced together.",
          remedy: "Turn one of these references round, or let it lead to a protocol."),
        check: .cycle),
    ]
  }
}

/// The forms that have rules of their own.
enum Dialects {
  /// In the order in which the documents have them.
  static let all = [
    MVCDialects.classic, MVCDialects.decoupled, MVPDialects.supervising, MVVMDialects.routed,
    VIPERDialects.observed, VIPERDialects.routes, VIPERDialects.gateway,
  ]

  /// Nil for the usual form, and for one that is a team's own.
  static func of(_ pattern: Pattern?, _ form: String?) -> Dialect? {
    all.first { $0.pattern == pattern && $0.form == form }
  }
}

/// What rules of several forms are about.
enum FormRules {
  /// Whatever keeps or fetches the model, even behind a protocol, and a model that is an object.
  ///
  /// A changed copy of a value changes no model.
  static func changesModel(_ type: TypeNode, _ role: Role) -> Bool {
    isWorld(type, role) || (Set<Role>.model.contains(role) && type.isClass)
  }

  /// What keeps or fetches the model; its errors may be named by whoever is told of one.
  static func isWorld(_ type: TypeNode, _ role: Role) -> Bool {
    Set<Role>.world.contains(role) && !type.inherited.contains { $0.hasSuffix("Error") }
  }

  /// A view itself, be it a class or SwiftUI's: what it draws or hands out is a value.
  static func isConcreteView(_ type: TypeNode, _ role: Role) -> Bool {
    role == .view && (type.isClass || !type.isProtocol && type.inherited.contains("View"))
  }
}

/// What layers forbid, whatever the pattern.
package enum LayerRules {
  /// What the names of these rules begin with, as those of a pattern do with its name.
  package static let prefix = "layers"

  static let all = [unknownReference]

  static let unknownReference = Rule(
    name: "\(LayerRules.prefix).unknown-reference",
    message: "the type refers to a layer that its own does not know",
    reason: "What a layer needs without saying so comes along wherever it is used, and breaks it"
      + " when it changes.",
    remedy: "Move what it needs into a layer that it knows, or turn the reference round by a"
      + " protocol.")
}

/// What is wrong with comments that accept findings.
enum RemarkRules {
  static let all = [withoutReason, unknownRule]

  static let withoutReason = Rule(
    name: "ignore-without-reason",
    message: "the comment gives no reason",
    reason: "Whoever reads it later cannot tell whether it still holds.",
    remedy: "Write why behind the rule's name: `// \(Remark.marker) rule-name reason`.")

  static let unknownRule = Rule(
    name: "ignore-unknown-rule",
    message: "the comment names no rule",
    reason: "A misspelt name accepts nothing.",
    remedy: "Write the name that the finding has between its brackets.")
}

/// What a team forbids in its configuration, whatever the pattern.
package enum TeamRules {
  static let all = [forbiddenImport, outOfBounds, concreteDefault]
  package static let names = all.map(\.name)

  package static let forbiddenImport = Rule(
    name: "imports.forbidden",
    message: "the file imports what its types must not know",
    reason: "What a file imports, all that is in it can use, and needs wherever it is built.",
    remedy: "Move what needs the module to where it belongs, and let this file see plain values or"
      + " a protocol.")

  /// Holds only where a team says how much it matters.
  static let concreteDefault = Rule(
    name: "default-arguments.concrete",
    message: "a default argument names a concrete type",
    reason: "Whoever leaves the argument out gets that type, and the file cannot be built without"
      + " it.",
    remedy: "Let whoever makes the object hand it in: a builder, or the app.")

  package static let outOfBounds = Rule(
    name: "thresholds.out-of-bounds",
    message: "a number is out of its bounds",
    reason: "A bound that nobody holds moves a little with every change.",
    remedy: "Bring it back, or move the bound under \"thresholds\" in .compare.json.")
}
