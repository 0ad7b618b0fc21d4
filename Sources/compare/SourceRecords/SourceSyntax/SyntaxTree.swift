/// The parser's result for one file, flattened: parents come before their children.
package struct SyntaxTree: Equatable, Sendable {
  package var tokens: [Token] = []
  package var declarations: [Declaration] = []
  /// Statements that branch; operators that branch are tokens.
  package var branches: [Branch] = []
  /// Statements and cases that decide whether code runs; outer ones before those inside them.
  package var conditions: [ConditionalStatement] = []
  /// Outer ones before those in their arguments.
  package var calls: [Call] = []
  /// From brace to brace, outer ones before those inside them.
  package var closures: [Range<Int>] = []
}

/// A call, whatever expression names the callee.
package struct Call: Equatable, Sendable {
  package struct Argument: Equatable, Sendable {
    /// Empty if there is none.
    package let label: String
    /// Including the label.
    package let range: Range<Int>
  }

  package let callee: Range<Int>
  /// Including trailing closures.
  package let arguments: [Argument]
}

/// A classified piece of source; punctuation and white space are not in tokens.
package struct Token: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case comment, keyword, identifier, operatorSign, attribute, other
  }

  package let kind: Kind
  package let range: Range<Int>
}

/// A declaration and its position.
package struct Declaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`
    case `extension`, `typealias`, function, `subscript`, variable
  }

  package let kind: Kind
  package let name: String
  package let nameRange: Range<Int>
  /// From the introducing keyword to the end.
  package let range: Range<Int>
  /// Including the attributes before it.
  package let fullRange: Range<Int>
  /// The range between the braces, if there are any.
  package let body: Range<Int>?
  /// The index of the innermost declaration around this one.
  package let parent: Int?
}

/// A statement that may or may not be taken.
package struct Branch: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    /// if, guard, for, while, repeat-while
    case statement
    /// case, default, catch: distinguished by their first word
    case clause
  }

  let kind: Kind
  let offset: Int
}

/// A statement that decides whether code runs, as the parser reports it.
package struct ConditionalStatement: Equatable, Sendable {
  let kind: Branch.Kind
  let question: Range<Int>
  let patterns: [Range<Int>]
  let range: Range<Int>
  /// What follows it in its block; for a case, after the `switch`.
  let rest: Range<Int>
}

extension SyntaxTree {
  /// The tokens that begin in a range.
  func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.partitionIndex { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partitionIndex { $0.range.lowerBound >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  /// The names after each `@` before a declaration's own name, in their order.
  func attributes(of declaration: Declaration, _ text: SourceText) -> [String] {
    let head = (declaration.fullRange.lowerBound..<declaration.nameRange.lowerBound)
      .clamped(to: text.bytes.indices)
    let comments = tokens(in: head).filter { $0.kind == .comment }
    return head.filter { offset in
      text.bytes[offset] == UInt8(ascii: "@") && !comments.contains { $0.range.contains(offset) }
    }
    .map { offset in
      let name = text.bytes[(offset + 1)..<head.upperBound].prefix(while: isNameByte)
      return String(decoding: name, as: UTF8.self)
    }
  }
}

/// Ranges that are either disjoint or nested, like those of a syntax tree.
package struct NestedRanges: Sendable {
  /// Sorted: outer ones before those inside them.
  private let ranges: [Range<Int>]
  /// The index of the innermost range around each.
  private let parents: [Int?]
  /// The original index of each range.
  private let given: [Int]

  package init(_ unsorted: [Range<Int>]) {
    given = unsorted.indices.sorted { left, right in
      (unsorted[left].lowerBound, -unsorted[left].upperBound, left)
        < (unsorted[right].lowerBound, -unsorted[right].upperBound, right)
    }
    ranges = given.map { unsorted[$0] }
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, range) in ranges.enumerated() {
      while let last = open.last, ranges[last].upperBound <= range.lowerBound { open.removeLast() }
      parents.append(open.last)
      open.append(index)
    }
    self.parents = parents
  }

  /// The ranges around an offset, innermost first, as indices of the original array.
  package func around(_ offset: Int) -> [Int] {
    var found: [Int] = []
    var next: Int? = ranges.partitionIndex { $0.lowerBound > offset } - 1
    while let index = next, index >= 0 {
      if ranges[index].contains(offset) { found.append(given[index]) }
      next = parents[index]
    }
    return found
  }
}
