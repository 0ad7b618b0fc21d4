import Foundation
import SwiftCode

/// The parts of a file that a compilation leaves out.
struct InactiveCode {
  /// The conditions of all clauses of `#if`, and the clauses that were left out.
  let ranges: [Range<Int>]

  /// A clause was left out if its condition didn't hold or an earlier one did; where that isn't
  /// known, if the compiler recorded nothing in it.
  ///
  /// If it recorded nothing in the whole file, that says nothing about clauses.
  init(
    _ clauses: [ConditionalClause], _ places: LineTable, _ occurrences: [Occurrence],
    isMet: (Int) -> Bool? = { _ in nil }
  ) {
    let offsets =
      clauses.isEmpty
      ? [] : occurrences.compactMap { places.offset(of: $0.position) }
    /// Whether a clause of the same `#if` was taken, by the end of the last one.
    var taken: [Int: Bool] = [:]
    var left: Set<Int> = []
    let order = clauses.indices.sorted {
      clauses[$0].condition.lowerBound < clauses[$1].condition.lowerBound
    }
    for index in order {
      let clause = clauses[index]
      let isTaken = clause.isFirst ? false : taken[clause.condition.lowerBound]
      let isMet = isMet(index)
      let isLeft: Bool =
        if isTaken == true || isMet == false {
          true
        } else if isTaken == false, isMet == true {
          false
        } else {
          !offsets.isEmpty && !offsets.contains(where: clause.body.contains)
        }
      if isLeft { left.insert(index) }
      if !isLeft || isTaken != nil { taken[clause.body.upperBound] = !isLeft || isTaken == true }
    }
    ranges = clauses.indices.flatMap { index in
      [clauses[index].condition] + (left.contains(index) ? [clauses[index].body] : [])
    }
  }
}

/// A word in code that this compilation leaves out, of which only the syntax is known.
package struct InactiveName: Equatable, Sendable {
  package let text: String
  package let offset: Int
  /// Whether it is what a declaration there calls itself; otherwise it may be a reference.
  package let isDeclared: Bool
}

extension SourceRecord {
  /// Whether this compilation leaves out the code at an offset.
  package func isInactive(_ offset: Int) -> Bool { inactive.contains { $0.contains(offset) } }

  /// Without members after a dot, labels, and what extensions and imports name.
  package var inactiveNames: [InactiveName] {
    let bodies = parsed.clauses.map(\.body).filter { inactive.contains($0) && !$0.isEmpty }
    guard !bodies.isEmpty else { return [] }
    let bytes = text.bytes
    // A clause inside another one that was left out is read with it.
    let outermost = bodies.filter { body in
      body.upperBound <= bytes.count
        && !bodies.contains {
          $0 != body && $0.lowerBound <= body.lowerBound && $0.upperBound >= body.upperBound
        }
    }
    return outermost.flatMap { body -> [InactiveName] in
      let code = Array(bytes[body])
      let tokens = CodeTree.tokens(of: code).filter { $0.kind != .comment }
      return tokens.indices.compactMap { index -> InactiveName? in
        let token = tokens[index]
        let before = index > 0 ? tokens[index - 1] : nil
        let isMember = before?.isSign(".") ?? false
        let isLabel = index + 1 < tokens.count && tokens[index + 1].isSign(":")
        guard token.kind == .word, !isMember, !isLabel,
          before?.keyword != .import, before?.keyword != .extension
        else { return nil }
        let text = String(decoding: code[token.range], as: UTF8.self)
        return InactiveName(
          text: text.trimmingCharacters(in: ["`"]),
          offset: body.lowerBound + token.range.lowerBound,
          isDeclared: before?.keyword.map(Self.declaring.contains) ?? false)
      }
    }
  }

  private static let declaring: Set<CodeWord> = [
    .actor, .associatedtype, .case, .class, .enum, .func, .let, .macro, .protocol, .struct,
    .typealias, .var,
  ]
}
