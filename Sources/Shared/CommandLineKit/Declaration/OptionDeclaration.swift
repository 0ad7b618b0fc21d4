/// An option: its description, and how to set its value.
public struct OptionDeclaration<Values>: Sendable {
  public typealias Rules = OptionDescription.Rules

  let description: OptionDescription
  /// Takes the text of the value, which is empty for a flag.
  let set: @Sendable (inout Values, String) throws(ValueError) -> Void

  /// The same option for a larger value that contains these values.
  public func within<Whole>(
    _ part: any WritableKeyPath<Whole, Values> & Sendable
  ) -> OptionDeclaration<Whole> {
    OptionDeclaration<Whole>(description: description) {
      (whole, text) throws(ValueError) in try set(&whole[keyPath: part], text)
    }
  }
}

extension OptionDeclaration {
  /// An option without a value.
  public static func flag(
    _ names: String..., help: String, rules: Rules = .none,
    set: @escaping @Sendable (inout Values) -> Void
  ) -> Self {
    let description = OptionDescription(
      names: names, value: nil, help: help, standard: nil, isRepeatable: false, rules: rules)
    return Self(description: description) { (values, _) throws(ValueError) in set(&values) }
  }

  /// An option that takes any non-empty text.
  public static func text(
    _ names: String..., value: String, completion: Completion = .none, help: String,
    default standard: String? = nil, isRepeatable: Bool = false, rules: Rules = .none,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    let description = OptionDescription(
      names: names, value: ValueDescription(value, completion: completion), help: help,
      standard: standard, isRepeatable: isRepeatable, rules: rules)
    return Self(description: description) { (values, text) throws(ValueError) in
      set(&values, text)
    }
  }

  /// An option whose closure validates the value; `expectation` describes what it accepts.
  public static func checked(
    _ names: String..., value: String, expecting expectation: String,
    completion: Completion = .none, isAnything: Bool = false, help: String,
    default standard: String? = nil, rules: Rules = .none,
    set: @escaping @Sendable (inout Values, String) throws(ValueError) -> Void
  ) -> Self {
    let value = ValueDescription(
      value, .described(expectation), completion: completion, isAnything: isAnything)
    let description = OptionDescription(
      names: names, value: value, help: help, standard: standard, isRepeatable: false,
      rules: rules)
    return Self(description: description, set: set)
  }
}

extension OptionDeclaration {
  /// An option that takes a whole number in a range.
  public static func number(
    _ name: String, help: String, in range: ClosedRange<Int> = 1...1_000_000_000,
    default standard: Int? = nil, set: @escaping @Sendable (inout Values, Int) -> Void
  ) -> Self {
    .checked(
      name, value: "number",
      expecting: "a number from \(range.lowerBound) to \(range.upperBound)", help: help,
      default: standard.map { "\($0)" }
    ) { (values, text) throws(ValueError) in
      guard let number = Int(text), range.contains(number) else { throw .unexpected(text) }
      set(&values, number)
    }
  }
}

/// Options that help lists together under a title.
public struct OptionGroup<Values>: Sendable {
  let title: String
  let options: [OptionDeclaration<Values>]

  public init(_ title: String, _ options: [OptionDeclaration<Values>]) {
    self.title = title
    self.options = options
  }

  var description: CommandDescription.Group {
    CommandDescription.Group(title: title, options: options.map(\.description))
  }
}
