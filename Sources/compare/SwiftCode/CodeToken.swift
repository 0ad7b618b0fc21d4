/// A word, a literal, a sign or a comment of a Swift file.
public struct CodeToken: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    case word, number, regex
    /// A string up to its end or its first interpolation, and what follows an interpolation.
    case string, stringRest
    /// The `\(` in a string.
    case interpolation
    /// An operator, `->` and `=` included; a `?` or `!` right after something is one of its own.
    case operatorSign
    /// A bracket, or one of `. , : ; @ \` and whatever else Swift doesn't know.
    case sign
    /// `#name`, and `#if` and its like.
    case macroName, directive
    case comment
    /// After the last one.
    case end
  }

  public let kind: Kind
  let flags: Flags
  /// Which keyword it is, or the byte of a sign.
  let value: UInt8
  let start: Int32
  let stop: Int32
  /// The number of the bracket that belongs to this one; its own number if there is none.
  var partner: Int32

  public var range: Range<Int> { Int(start)..<Int(stop) }
  /// Whether it is the first on its line.
  public var startsLine: Bool { flags.contains(.startsLine) }
  /// Whether white space or a comment is right before it.
  public var followsSpace: Bool { flags.contains(.followsSpace) }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let startsLine = Flags(rawValue: 1)
    static let followsSpace = Flags(rawValue: 2)
    /// As Swift decides whether an operator is a prefix, a postfix, or binary.
    static let isLeftBound = Flags(rawValue: 4)
    static let isRightBound = Flags(rawValue: 8)
  }

  /// Nil for a name that is no keyword, or has backticks.
  public var keyword: CodeWord? {
    kind == .word || kind == .directive ? CodeWord(number: value) : nil
  }

  public func isSign(_ sign: Unicode.Scalar) -> Bool {
    kind == .sign && value == UInt8(ascii: sign)
  }

  var isBinary: Bool {
    kind == .operatorSign && flags.contains(.isLeftBound) == flags.contains(.isRightBound)
  }
  public var isPostfix: Bool {
    kind == .operatorSign && flags.contains(.isLeftBound) && !flags.contains(.isRightBound)
  }
  var isOpening: Bool {
    isSign("(") || isSign("[") || isSign("{") || kind == .interpolation
  }
  var isClosing: Bool { isSign(")") || isSign("]") || isSign("}") }
}

/// The words that mean something by themselves, everywhere or in some places.
public enum CodeWord: String, CaseIterable, Sendable {
  // Declarations.
  case `import`, `struct`, `class`, `enum`, `protocol`, `extension`, `typealias`, `associatedtype`
  case `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`, `operator`, `precedencegroup`
  case actor, macro
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override
  case lazy, weak, unowned, mutating, nonmutating, required, convenience, dynamic, optional
  case indirect, nonisolated, isolated, prefix, postfix, infix, consuming, borrowing, distributed
  case sending
  // Accessors.
  case get, set, willSet, didSet, _read, _modify, unsafeAddress, unsafeMutableAddress
  // Statements.
  case `if`, `else`, `guard`, `while`, `repeat`, `for`, `in`, `switch`, `default`, `do`, `catch`
  case `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `where`, yield, discard
  // Expressions and types.
  case `as`, `is`, `try`, `await`, `self`, `super`, `nil`, `true`, `false`, `inout`
  case async, `throws`, `rethrows`, reasync, some, any, each, unsafe, consume, copy
  case underscore = "_"
  case __owned, __shared, _const
  // Directives.
  case ifDirective = "#if"
  case elseifDirective = "#elseif"
  case elseDirective = "#else"
  case endifDirective = "#endif"
  case sourceLocation = "#sourceLocation"

  /// Its number, counted from 1.
  var number: UInt8 { Self.numbers[self] ?? 0 }

  init?(number: UInt8) {
    guard number > 0 else { return nil }
    self = Self.allCases[Int(number) - 1]
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: zip(allCases, (1...UInt8.max)))
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
  private static let table = Dictionary(
    grouping: allCases
  ) { hash(ArraySlice($0.rawValue.utf8)) }

  /// The number of a word, or 0 if it is just a name.
  static func number(of word: ArraySlice<UInt8>) -> UInt8 {
    guard word.count <= longest, let found = table[hash(word)] else { return 0 }
    return found.first { $0.rawValue.utf8.elementsEqual(word) }?.number ?? 0
  }

  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(5381) { $0 &* 33 &+ UInt64($1) }
  }
}
