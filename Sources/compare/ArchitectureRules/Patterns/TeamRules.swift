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
