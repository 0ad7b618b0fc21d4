import SourceRecords

/// Where functions pass on or store their parameters.
///
/// The index seldom records it. A parameter counts as read where an argument, or what follows the
/// `=` after a property, begins with its name; a local name that shadows it is mistaken for it.
struct ParameterReads {
  private struct Scope {
    let function: SymbolID
    var parameters: [String: SymbolID] = [:]
  }

  private let file: ParsedFile
  private let text: SourceText
  /// By the range of the function's declaration.
  private let scopes: [Range<Int>: Scope]

  init(in source: SourceRecord, _ text: SourceText, _ graph: SymbolGraph) {
    file = source.parsed
    self.text = text
    var scopes: [Range<Int>: Scope] = [:]
    for occurrence in source.indexed.occurrences where occurrence.roles.contains(.definition) {
      let symbol = graph.symbol(occurrence.symbol)
      guard symbol.kind == .parameter,
        let function = occurrence.relations.first(where: { $0.roles.contains(.childOf) })?.symbol,
        let offset = file.places.offset(of: occurrence.position),
        let declaration = file.declarations(around: offset).first(where: { $0.kind == .function })
      else { continue }
      scopes[declaration.range, default: Scope(function: function)]
        .parameters[symbol.name] = occurrence.symbol
    }
    self.scopes = scopes
  }

  /// Among the arguments of the file's calls, and after the properties that are written.
  func all(_ references: [BodyReference], _ calleeEnds: Set<Int>) -> [BodyReference] {
    let arguments = file.tree.calls.flatMap(\.arguments).map { argument in
      text.skip(argument.label, ":", from: argument.range.lowerBound)
    }
    let assigned = references.filter { $0.kind == .property && $0.roles.contains(.write) }
      .map { text.skip("", "=", from: $0.end) }
    return (arguments + assigned).compactMap { read(at: $0, calleeEnds) }
  }

  private func read(at offset: Int, _ calleeEnds: Set<Int>) -> BodyReference? {
    let word = text.word(at: offset)
    guard !word.isEmpty else { return nil }
    for declaration in file.declarations(around: offset) {
      guard let scope = scopes[declaration.range], let symbol = scope.parameters[word]
      else { continue }
      let end = offset + word.utf8.count
      return BodyReference(
        symbol: symbol,
        kind: .parameter,
        roles: [.reference, .read],
        container: scope.function,
        offset: offset,
        end: end,
        line: file.places.position(of: offset).line,
        isCalled: calleeEnds.contains(end)
      )
    }
    return nil
  }
}

extension SourceText {
  /// The offset after a label and a sign, if they are there, and the space around them.
  fileprivate func skip(_ label: String, _ sign: Unicode.Scalar, from offset: Int) -> Int {
    func skipSpace(_ offset: Int) -> Int {
      bytes[min(offset, bytes.count)...].firstIndex { !isSpace($0) } ?? bytes.count
    }
    let start = skipSpace(offset + label.utf8.count)
    let hasSign = start < bytes.count && bytes[start] == UInt8(ascii: sign)
    return hasSign ? skipSpace(start + 1) : offset
  }

  /// The name that begins at an offset.
  fileprivate func word(at offset: Int) -> String {
    let end = bytes[min(offset, bytes.count)...].firstIndex { !isNameByte($0) }
    return string(min(offset, bytes.count)..<(end ?? bytes.count))
  }
}
