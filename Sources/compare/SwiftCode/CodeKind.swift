/// What a node of the tree is.
///
/// Names are leaves, and say by their kind what they are: a declared name, a name in an expression,
/// a member's after a dot, a type's, a label.
public enum CodeKind: UInt8, CaseIterable, Sendable {
  // MARK: Names

  /// The name that a declaration, a pattern, a parameter or a capture introduces.
  case declaredName
  /// A name in an expression, `self` and `super` included.
  case reference
  /// A name after a dot in an expression.
  case memberName
  /// A name in a type.
  case typeName
  /// Of an argument, a tuple's element, a trailing closure, a statement; and a parameter's first name if it has two.
  case label
  /// A part of an import's path.
  case pathComponent

  // MARK: Declarations

  case file
  /// Attributes, modifiers, path components.
  case importDeclaration
  case structDeclaration, classDeclaration, actorDeclaration, enumDeclaration, protocolDeclaration
  /// Its first type is what it extends.
  case extensionDeclaration
  case typealiasDeclaration, associatedtypeDeclaration
  case functionDeclaration, initializerDeclaration, deinitializerDeclaration, subscriptDeclaration
  /// `let` or `var` with attributes and modifiers; contains a `variable` for each name or pattern.
  case variableDeclaration
  /// A name or pattern, then its type, initial value and accessors, as far as they are written.
  case variable
  /// `case a, b(Int)`; contains an `enumCase` for each name.
  case enumCaseDeclaration
  case enumCase
  case macroDeclaration, operatorDeclaration, precedenceGroup

  // MARK: Parts of declarations

  /// A type, then arguments.
  case attribute
  /// `private(set)` is one.
  case modifier
  case genericParameters
  /// A name and perhaps a type.
  case genericParameter
  /// A type.
  case inheritedType
  /// From `(` to `)`.
  case parameters
  /// Perhaps a label, a name, a type annotation, a default value.
  case parameter
  /// `async`, `throws` with its type, `rethrows`.
  case effect
  /// A type.
  case result
  case typeAnnotation
  /// The value after `=` of a variable, a condition or a capture; an enum case's raw value.
  case initialValue
  case defaultValue
  case whereClause
  /// The members of a type, with the braces.
  case members
  /// Statements, with the braces.
  case block
  /// Accessors, with the braces.
  case accessors
  /// Its keyword as a declared name, perhaps a parameter, a block.
  case accessor
  /// All branches from `#if` to `#endif`.
  case conditionalCompilation
  /// A branch: perhaps its `clauseCondition`, then what it contains.
  case clause
  case clauseCondition

  // MARK: Statements

  /// Conditions, a block, and perhaps a block or another `if` after `else`.
  case ifStatement
  case guardStatement, whileStatement
  /// A block, then its condition.
  case repeatStatement
  /// A pattern, perhaps a type annotation, the sequence, perhaps a where clause, a block.
  case forStatement
  /// The subject, then cases.
  case switchStatement
  /// `case` or `default`: its items, then statements.
  case switchCase
  /// A pattern, and perhaps a where clause.
  case caseItem
  /// A block, then catches.
  case doStatement
  /// Perhaps items, then a block.
  case catchClause
  case deferStatement, returnStatement, throwStatement, breakStatement, continueStatement
  case fallthroughStatement, yieldStatement, discardStatement
  /// What is between the commas of `if`, `guard` and `while`; an expression or one of the next three.
  case condition
  /// `let name`, perhaps with a type annotation and an initial value.
  case optionalBinding
  /// `case`, a pattern, an initial value.
  case caseCondition
  /// `#available(…)`.
  case availability

  // MARK: Patterns

  /// `let` or `var` in a pattern, and what is bound.
  case bindingPattern
  /// `is` and a type.
  case typePattern
  /// `_`, in expressions too.
  case wildcard

  // MARK: Expressions

  /// A base, unless it is implicit, and a member's name.
  case member
  /// A name or member, and generic arguments.
  case specialization
  /// A callee, arguments, trailing closures.
  case call
  /// A base, arguments, trailing closures.
  case subscriptAccess
  /// Perhaps a label, and an expression.
  case argument
  /// Perhaps a label, and a closure.
  case trailingClosure
  /// Attributes, captures, parameters, effects, result; then statements.
  case closure
  case captures
  /// Perhaps a modifier; a name, or an expression.
  case capture
  case parentheses
  case tuple
  /// Elements; a dictionary's are keys and values by turns.
  case array, dictionary
  /// A number, a regular expression, `true`, `false` or `nil`.
  case literal
  /// Interpolations.
  case string
  /// Arguments.
  case interpolation
  /// An expression whose root is a type's name or implicit.
  case keyPath
  /// A member's name, generic arguments, arguments, trailing closures.
  case macroExpansion
  case operatorSign
  /// An operator's name as a function: `sorted(by: <)`.
  case operatorReference
  case prefixOperation, postfixOperation
  /// Operands with the operators between them, whatever binds more closely.
  case binary
  /// A target, an operator, a value.
  case assignment
  /// A condition and two values.
  case ternary
  /// `as`, `as?` or `as!`: a value and a type; `is` likewise.
  case cast, typeTest
  /// `try` or `await`, and all that follows.
  case tryExpression, awaitExpression
  /// `value?` before a member.
  case optionalChain
  case forceUnwrap
  /// `&value`.
  case inoutExpression
  /// `unsafe`, `copy`, `consume`, `each`, `repeat`, and a value.
  case markedExpression
  /// A type as a value, such as `[Int]` in `[Int]()`.
  case typeExpression
  /// A base, then `#if` around some of its members.
  case conditionalMembers

  // MARK: Types

  /// A name and perhaps generic arguments.
  case namedType
  /// A type, a name, and perhaps generic arguments.
  case memberType
  case genericArguments
  case optionalType
  case arrayType, dictionaryType
  /// A tuple type, effects, a result.
  case functionType
  case tupleType
  /// Perhaps a label, and a type.
  case tupleElement
  case compositionType
  /// `some`, `any` and a type.
  case someType, anyType
  /// Of `A.Type`, `A`.
  case metatype
  /// Attributes and words such as `inout`, and a type.
  case markedType

  /// Code that isn't understood.
  case unknown
}

extension CodeKind {
  public var isTypeDeclaration: Bool {
    switch self {
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }

  public var isType: Bool {
    switch self {
    case .namedType, .memberType, .optionalType, .arrayType, .dictionaryType, .functionType,
      .tupleType, .compositionType, .someType, .anyType, .metatype, .markedType:
      true
    default: false
    }
  }

  public var isName: Bool { rawValue <= CodeKind.pathComponent.rawValue }
}
