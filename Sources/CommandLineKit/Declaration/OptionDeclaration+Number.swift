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
