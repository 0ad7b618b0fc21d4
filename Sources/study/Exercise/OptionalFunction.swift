import Foundation

/// A function that answers an optional, where the compiler found it.
struct OptionalFunction: Equatable {
  let file: String
  /// From 0.
  let line: Int
  /// In bytes, from 0; where its name begins.
  let column: Int
  /// As it is declared, without its body.
  let declaration: String
  /// The type that it belongs to; empty for none.
  let type: String

  /// Reads the functions of a symbol graph, apart from requirements, which have no body.
  static func all(in graph: Data) throws -> [OptionalFunction] {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: graph)
    let requirements = Set(
      graph.relationships.filter { $0.kind.hasSuffix("equirementOf") }.map(\.source))
    return graph.symbols.compactMap { symbol in
      guard ["swift.func", "swift.method", "swift.type.method"].contains(symbol.kind.identifier),
        !requirements.contains(symbol.identifier.precise), let location = symbol.location,
        let answer = symbol.functionSignature?.returns?.map(\.spelling).joined(),
        answer.hasSuffix("?") || answer.hasPrefix("Optional<"),
        let file = URL(string: location.uri)?.path(percentEncoded: false)
      else { return nil }
      return OptionalFunction(
        file: file, line: location.position.line, column: location.position.character,
        declaration: symbol.declarationFragments.map(\.spelling).joined(),
        type: symbol.pathComponents.dropLast().joined(separator: "."))
    }
  }

  /// The text of a file in which these functions answer nil; the real ones have other names.
  static func answeringNil(_ functions: [OptionalFunction], in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var stubs = ""
    // The last first, so that the columns of the others stay.
    for function in functions.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
      guard lines.indices.contains(function.line), function.column < lines[function.line].count,
        let first = lines[function.line][function.column...].first, isLetter(first)
      else { continue }
      lines[function.line].insert(contentsOf: Array("real_".utf8), at: function.column)
      let stub = "\(function.declaration) { nil }"
      stubs += function.type.isEmpty ? "\(stub)\n" : "extension \(function.type) { \(stub) }\n"
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") + "\n" + stubs
  }

  /// Whether a plain name begins so, not an operator or a name in backticks.
  private static func isLetter(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isLetter || byte == UInt8(ascii: "_") || byte > 127
  }
}

/// What a compiler's symbol graph says, as far as it is read.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Signature: Decodable { let returns: [Fragment]? }
    struct Location: Decodable {
      let uri: String
      let position: Position
    }
    struct Position: Decodable {
      let line: Int
      let character: Int
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let functionSignature: Signature?
    let location: Location?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
