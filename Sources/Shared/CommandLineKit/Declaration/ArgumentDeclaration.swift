/// A positional argument: its description, and how to set its value.
public struct ArgumentDeclaration<Values>: Sendable {
  let description: ArgumentDescription
  let set: @Sendable (inout Values, String) throws(ValueError) -> Void

  /// The same argument for a larger value that contains these values.
  public func within<Whole>(
    _ part: any WritableKeyPath<Whole, Values> & Sendable
  ) -> ArgumentDeclaration<Whole> {
    ArgumentDeclaration<Whole>(description: description) {
      (whole, text) throws(ValueError) in try set(&whole[keyPath: part], text)
    }
  }
}

extension ArgumentDeclaration {
  /// An argument that takes any non-empty text.
  public static func text(
    _ name: String, completion: Completion = .none, isOptional: Bool = false,
    isRepeatable: Bool = false, help: String, default standard: String? = nil,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    let description = ArgumentDescription(
      value: ValueDescription(name, completion: completion), help: help, standard: standard,
      isOptional: isOptional, isRepeatable: isRepeatable)
    return Self(description: description) { (values, text) throws(ValueError) in
      if text.isEmpty { throw .unexpected(text) }
      set(&values, text)
    }
  }

  /// Words meant for another program, taken verbatim.
  public static func words(
    _ name: String, help: String, set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    let description = ArgumentDescription(
      value: ValueDescription(name, isAnything: true), help: help, standard: nil, isOptional: true)
    return Self(description: description) { (values, text) throws(ValueError) in set(&values, text)
    }
  }

  /// An argument that is one of some words; those in `lists` aren't repeated in its help line.
  public static func choice<Case: RawRepresentable<String> & Sendable>(
    _ name: String, of cases: [Case], lists: [WordList] = [], help: String,
    set: @escaping @Sendable (inout Values, Case) -> Void
  ) -> Self {
    let choice = Choice(cases: cases, ignoresCase: false)
    let listed = Set(lists.flatMap(\.names))
    let words = choice.words.filter { !listed.contains($0) }
    let description = ArgumentDescription(
      value: ValueDescription(name, .oneOf(words, others: lists)), help: help, standard: nil,
      isOptional: false)
    return Self(description: description) { (values, text) throws(ValueError) in
      set(&values, try choice.read(text))
    }
  }
}
