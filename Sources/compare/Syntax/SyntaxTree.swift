/// What the parser says about one file, flattened: parents come before their children.
struct SyntaxTree: Equatable, Sendable {
  var tokens: [Token] = []
  var declarations: [Declaration] = []
  /// Statements that branch; operators that do are tokens.
  var branches: [Branch] = []
  /// Statements and cases that decide about code; outer ones before those inside them.
  var conditions: [ConditionalStatement] = []
  /// Outer ones before those in their arguments.
  var calls: [Call] = []
  /// From brace to brace, outer ones before those inside them.
  var closures: [Range<Int>] = []
}

/// A call of something, by whatever expression it is named.
struct Call: Equatable, Sendable {
  struct Argument: Equatable, Sendable {
    /// Empty when there is none.
    let label: String
    /// With the label.
    let range: Range<Int>
  }

  let callee: Range<Int>
  /// Trailing closures included.
  let arguments: [Argument]
}

/// A classified piece of source; punctuation and white space are in no token.
struct Token: Equatable, Sendable {
  enum Kind: Sendable {
    case comment, keyword, identifier, operatorSign, attribute, other
  }

  let kind: Kind
  let range: Range<Int>
}

/// A declaration and where it is.
struct Declaration: Equatable, Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`
    case `extension`, `typealias`, function, `subscript`, variable
  }

  let kind: Kind
  let name: String
  let nameRange: Range<Int>
  /// From the introducing keyword to the end.
  let range: Range<Int>
  /// The same with the attributes before it.
  let fullRange: Range<Int>
  /// What is between the braces, if there are any.
  let body: Range<Int>?
  /// The index of the innermost declaration around this one.
  let parent: Int?
}

/// A statement that may or may not be taken.
struct Branch: Equatable, Sendable {
  enum Kind: Sendable {
    /// if, guard, for, while, repeat-while
    case statement
    /// case, default, catch: told apart by their first word
    case clause
  }

  let kind: Kind
  let offset: Int
}
