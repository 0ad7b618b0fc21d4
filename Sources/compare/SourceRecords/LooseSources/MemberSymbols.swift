import CompareSupport
import SwiftCode

/// Maps the members that declared types show to the index's symbol numbers.
struct MemberSymbols {
  private let search: MemberSearch
  /// For each file, the symbols by the offset of their definition.
  private let definitions: [[Int: SymbolID]]

  init(_ files: [CompiledFile], _ graph: SymbolGraph, _ modules: FileModules) {
    let trees = files.concurrentMap { file -> CodeTree? in
      if let code = file.syntax?.code { return code }
      let tokens = CodeTree.tokens(of: file.text.bytes)
      return CodeDepth(of: tokens).isUnusual ? nil : CodeTree(file.text.bytes, tokens)
    }
    // What is nested deeply needs the stack of this thread.
    search = MemberSearch(
      zip(trees, files).map { ($0 ?? CodeTree($1.text.bytes), $1.inactive) }, modules)
    definitions = files.map { file in
      Dictionary(
        file.occurrences.compactMap { occurrence in
          guard occurrence.roles.contains(.definition), graph.isNamed(occurrence.symbol) else {
            return nil
          }
          return file.text.places.offset(of: occurrence.position).map { ($0, occurrence.symbol) }
        }
      ) { first, second in graph.isType(first) || !graph.isType(second) ? first : second }
    }
  }

  /// By the offset of each name in a file; a member without a symbol counts for its type.
  func members(in file: Int) -> [Int: SymbolID] {
    search.members(in: file).compactMapValues { found in
      found.member.flatMap(symbol) ?? symbol(at: found.type)
    }
  }

  private func symbol(at place: DeclaredPlace) -> SymbolID? {
    definitions[place.file][place.offset]
  }
}

extension SymbolGraph {
  /// A memberwise initialiser is at the same place as the type's name.
  fileprivate func isType(_ symbol: SymbolID) -> Bool { types[symbol] != nil }

  /// Whether a name in the source stands for it, rather than something that the compiler adds.
  fileprivate func isNamed(_ symbol: SymbolID) -> Bool {
    switch self.symbol(symbol).kind {
    case .getter, .setter, .observer, .parameter, .genericParameter, .extension: false
    default: true
    }
  }
}

/// The places in a file where a name isn't a reference, or not one that the compiler would record.
struct NonReferences {
  private let declared: Set<Int>
  private let ranges: [Range<Int>]

  /// Takes a file's syntax, the offsets of definitions in the index, and what isn't compiled.
  init(in file: SyntaxFile, defined: Set<Int>, inactive: [Range<Int>]) {
    declared = defined.union(file.tree.declarations.map(\.nameRange.lowerBound))
    ranges = file.imports.map(\.range) + inactive
  }

  func contain(_ offset: Int) -> Bool {
    declared.contains(offset) || ranges.contains { $0.contains(offset) }
  }
}
