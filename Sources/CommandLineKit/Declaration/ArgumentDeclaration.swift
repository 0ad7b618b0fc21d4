/// A word that stands for itself: what is said about it, and the value that it sets.
public struct ArgumentDeclaration<Values>: Sendable {
  let description: ArgumentDescription
  let set: @Sendable (inout Values, String) throws(ValueError) -> Void

  /// The same argument for values that these are a part of.
  public func within<Whole>(
    _ part: any WritableKeyPath<Whole, Values> & Sendable
  ) -> ArgumentDeclaration<Whole> {
    ArgumentDeclaration<Whole>(description: description) {
      (whole, text) throws(ValueError) in try set(&whole[keyPath: part], text)
    }
  }
}

extension ArgumentDeclaration {
  /// An argument that takes any text, but not an empty one.
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

  /// Words that are another program's: each is taken as it is.
  public static func words(
    _ name: String, help: String, set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    let description = ArgumentDescription(
      value: ValueDescription(name, isAnything: true), help: help, standard: nil, isOptional: true)
    return Self(description: description) { (values, text) throws(ValueError) in set(&values, text)
    }
  }

  /// An argument that is one of some words; those that lists have are not in its own line.
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
