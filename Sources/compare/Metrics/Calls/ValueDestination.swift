/// Finds where a value that is written at some place of a file is kept.
struct ValueDestination {
  private let tree: SyntaxTree
  private let text: SourceText
  private let targets: CallTargets
  private let called: [BodyReference]
  private let written: [BodyReference]
  private let properties: [Int: SymbolID]

  init(_ source: SourceRecord, _ references: [BodyReference], _ targets: CallTargets) {
    tree = source.parsed.tree
    text = source.text
    self.targets = targets
    let named = references.filter { !$0.roles.contains(.implicit) }
    called = named.filter {
      $0.roles.contains(.call) && ($0.kind == .function || $0.kind == .initializer)
    }
    written = named.filter { $0.kind == .property && $0.roles.contains(.write) }
    properties = Dictionary(
      named.filter { $0.kind == .property }.map { ($0.offset, $0.symbol) }
    ) { first, _ in first }
  }

  /// The parameters it is handed to, or the property it is assigned to, if any.
  func keepers(of offset: Int) -> Set<SymbolID> {
    let closure = tree.closures.last { $0.contains(offset) && $0.lowerBound < offset }
    if let (call, index) = argument(around: offset, inside: closure) {
      return parameters(call, index)
    }
    return assigned(offset).map { [$0] } ?? []
  }

  /// The innermost argument; one around the closure in which the value is written is none of it.
  private func argument(around offset: Int, inside closure: Range<Int>?) -> (Call, Int)? {
    let start = closure?.lowerBound ?? -1
    for call in tree.calls.reversed() {
      for (index, argument) in call.arguments.enumerated()
      where argument.range.contains(offset) && argument.range.lowerBound > start
        && !(closure.map { argument.range.contains($0.lowerBound) } ?? false)
      {
        return (call, index)
      }
    }
    return nil
  }

  private func parameters(_ call: Call, _ index: Int) -> Set<SymbolID> {
    // A label of a memberwise initialiser names the property.
    let argument = call.arguments[index]
    if !argument.label.isEmpty, let property = properties[argument.range.lowerBound] {
      return [property]
    }
    let end = called.partitionIndex { $0.offset >= call.callee.upperBound }
    guard end > 0, call.callee.contains(called[end - 1].offset) else { return [] }
    return Set(
      targets.all(of: called[end - 1].symbol)
        .compactMap { targets.parameter(of: $0, for: index, of: call) }
    )
  }

  /// The property before an `=`, when the value, or the path to it, follows directly.
  private func assigned(_ offset: Int) -> SymbolID? {
    let next = written.partitionIndex { $0.offset >= offset }
    guard next > 0, written[next - 1].end <= offset, offset <= text.bytes.count else { return nil }
    let between = text.bytes[written[next - 1].end..<offset].drop(while: isSpace)
    guard between.first == UInt8(ascii: "=") else { return nil }
    let path = between.dropFirst().drop(while: isSpace)
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")]
    return path.contains(where: ends.contains) ? nil : written[next - 1].symbol
  }
}
