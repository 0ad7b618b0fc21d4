/// Finds the files in which a symbol has a USR that is almost another's.
///
/// A symbol that is mentioned and defined nowhere is another package's, or made by the compiler or a
/// macro, or a USR is damaged: then it is one byte from one that is defined, and nothing else begins
/// like the damaged one.
struct OddSymbols {
  /// What two USRs of one symbol have in common, whatever byte is damaged.
  private struct Likeness: Hashable {
    let name: String
    let kind: Symbol.Kind
    let length: Int

    init(_ symbol: Symbol) {
      name = symbol.name
      kind = symbol.kind
      length = symbol.usr.utf8.count
    }
  }

  private var defined: [String: Symbol] = [:]
  private var mentioned: [String: Symbol] = [:]
  /// The USRs that stand for more than one name.
  private var ambiguous: Set<String> = []
  /// The files, by the USRs that they speak of.
  private var files: [String: Set<Int>] = [:]

  /// The numbers of the files in whose records a USR is odd.
  static func files(among facts: [FileFacts]) -> Set<Int> {
    var odd = OddSymbols()
    for (file, facts) in facts.enumerated() { odd.add(facts.record, of: file) }
    return odd.oddFiles()
  }

  private mutating func add(_ record: IndexRecord, of file: Int) {
    for symbol in record.symbols {
      if let known = mentioned.updateValue(symbol, forKey: symbol.usr), known.name != symbol.name,
        symbol.kind != .extension, symbol.usr.hasPrefix("s:")
      {
        ambiguous.insert(symbol.usr)
      }
      files[symbol.usr, default: []].insert(file)
    }
    for occurrence in record.occurrences where occurrence.roles.contains(.definition) {
      let symbol = record.symbols[occurrence.symbol]
      defined[symbol.usr] = symbol
    }
  }

  private func oddFiles() -> Set<Int> {
    let undefined = mentioned.values.filter { defined[$0.usr] == nil }
    let likely = Set(undefined.map(Likeness.init))
    let candidates = Dictionary(grouping: defined.values.filter { likely.contains(Likeness($0)) }) {
      Likeness($0)
    }
    var odd = ambiguous.reduce(into: Set<Int>()) { $0.formUnion(files[$1] ?? []) }
    for symbol in undefined {
      for other in candidates[Likeness(symbol)] ?? [] {
        guard let end = endOfDifference(symbol.usr, other.usr) else { continue }
        for usr in [symbol.usr, other.usr] where isAlone(usr, to: end) {
          odd.formUnion(files[usr] ?? [])
        }
      }
    }
    return odd
  }

  /// Behind the only byte that differs; nil when none does, or more do.
  private func endOfDifference(_ one: String, _ other: String) -> Int? {
    let places = zip(one.utf8, other.utf8).enumerated().filter { $1.0 != $1.1 }.map { $0.0 }
    return places.count == 1 ? places[0] + 1 : nil
  }

  private func isAlone(_ usr: String, to end: Int) -> Bool {
    let beginning = usr.utf8.prefix(end)
    return mentioned.keys.allSatisfy { $0 == usr || !$0.utf8.starts(with: beginning) }
  }
}
