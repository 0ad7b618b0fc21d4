/// A property `$n` by which `$A` keeps its delegate `$D` alive, in one spelling.
enum KeptSpelling {
  private static let all: [(name: String, member: String, around: String)] = [
    ("optional", "var $n: (any $D)?", ""),
    ("`let`, from the initialiser", "let $n: any $D\n  init(_ $n: any $D) { self.$n = $n }", ""),
    ("without `any`", "var $n: $D?", ""),
    ("`Optional<…>`", "var $n: Optional<any $D> = nil", ""),
    ("unwrapped", "var $n: (any $D)!", ""),
    ("private", "private(set) var $n: (any $D)?", ""),
    ("lazy", "lazy var $n: (any $D)? = nil", ""),
    ("with an observer", "var $n: (any $D)? { didSet {} }", ""),
    ("after a line break", "var $n:\n    (any $D)?", ""),
    ("after a comment", "var $n: /* strong */ (any $D)?", ""),
    ("second of a line", "var count = 0, $n: (any $D)?", ""),
    ("in a pattern", "var (count, $n): (Int, (any $D)?) = (0, nil)", ""),
    ("array", "var $n: [any $D] = []", ""),
    ("dictionary", "var $n: [String: any $D] = [:]", ""),
    ("tuple", "var $n: (Int, (any $D)?) = (0, nil)", ""),
    ("generic type", "var $n: $pBox<any $D>?", "struct $pBox<Value> { let value: Value }"),
    ("composition", "var $n: (any $D & Sendable)?", ""),
    ("typealias", "var $n: $pHeard?", "typealias $pHeard = any $D"),
    (
      "property wrapper", "@$pKept var $n: (any $D)? = nil",
      "@propertyWrapper struct $pKept<Value> { var wrappedValue: Value }"
    ),
    ("nested struct", "struct Parts { var $n: (any $D)? }\n  var parts = Parts()", ""),
    ("enum's payload", "enum Link { case on(any $D) }\n  var $n: Link?", ""),
    (
      "initial value of a function", "var $n = $pNothing()", "func $pNothing() -> (any $D)? { nil }"
    ),
    (
      "captured by a closure", "let act: () -> Void\n  init(_ $n: any $D) { act = { $n.done() } }",
      ""
    ),
  ]

  /// Each next to an owner that the property keeps alive; others are in types of these names.
  static func plantings(
    _ rule: String, _ type: String, _ delegate: String, others: [(name: String, type: String)] = []
  ) -> [Planting] {
    let plain = all.map { spelling in
      text(
        rule, spelling.name, spelling.around + "\nfinal class $A {\n  \(spelling.member)\n}\n",
        type, delegate)
    }
    let one = "final class $A {\n  var $n: (any $D)?\n}\n"
    return plain + others.map { text(rule, $0.name, one, $0.type, delegate) } + [
      text(
        rule, "generic parameter", "final class $A<Heard: $D> {\n  var $n: Heard?\n}\n", type,
        delegate, part: "$A<$pScene>"),
      text(
        rule, "superclass's",
        "class $pBase {\n  var $n: (any $D)?\n}\n\nfinal class $A: $pBase {}\n", type, delegate),
      text(rule, "nothing leads back", one, type, delegate, part: "Int"),
    ]
  }

  private static func text(
    _ rule: String, _ spelling: String, _ body: String, _ type: String, _ delegate: String,
    part: String = "$A"
  ) -> Planting {
    let whole = """
      protocol $D: AnyObject { func done() }

      final class $pScene: $D {
        var part: \(part)?
        func done() {}
      }

      \(body)
      """
    return Planting(
      rule, spelling,
      whole.replacing("$A", with: "$p\(type)").replacing("$D", with: "$p\(delegate)")
        .replacing("$n", with: "listener"))
  }
}
