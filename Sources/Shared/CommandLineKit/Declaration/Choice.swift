/// Maps words to the cases of an enum.
struct Choice<Case: RawRepresentable<String> & Sendable>: Sendable {
  let cases: [Case]
  let ignoresCase: Bool

  var words: [String] { cases.map(\.rawValue) }

  func read(_ text: String) throws(ValueError) -> Case {
    let word = ignoresCase ? text.lowercased() : text
    guard let choice = cases.first(where: { $0.rawValue == word }) else { throw .unexpected(word) }
    return choice
  }

  /// Reads a comma-separated list; duplicates count once.
  func readList(_ text: String) throws(ValueError) -> [Case] {
    var list: [Case] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let choice = try read(String(word))
      if !list.contains(where: { $0.rawValue == choice.rawValue }) { list.append(choice) }
    }
    return list
  }
}

extension OptionDeclaration {
  /// An option whose value is one of some words.
  public static func choice<Case: RawRepresentable<String> & Sendable>(
    _ names: String..., value: String, of cases: [Case], ignoresCase: Bool = false, help: String,
    default standard: String? = nil, rules: Rules = .none,
    set: @escaping @Sendable (inout Values, Case) -> Void
  ) -> Self {
    let choice = Choice(cases: cases, ignoresCase: ignoresCase)
    let description = OptionDescription(
      names: names, value: ValueDescription(value, .oneOf(choice.words)), help: help,
      standard: standard, isRepeatable: false, rules: rules)
    return Self(description: description) { (values, text) throws(ValueError) in
      set(&values, try choice.read(text))
    }
  }

  /// An option that takes a comma-separated list of words and may be repeated.
  public static func choices<Case: RawRepresentable<String> & Sendable>(
    _ names: String..., value: String, of cases: [Case], help: String,
    set: @escaping @Sendable (inout Values, [Case]) -> Void
  ) -> Self {
    let choice = Choice(cases: cases, ignoresCase: true)
    let description = OptionDescription(
      names: names, value: ValueDescription(value, .oneOf(choice.words)), help: help,
      standard: nil, isRepeatable: true, rules: .none)
    return Self(description: description) { (values, text) throws(ValueError) in
      set(&values, try choice.readList(text))
    }
  }
}
