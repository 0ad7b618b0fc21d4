import SourceRecords

/// Finds where a value that is written at some place of a file is stored.
struct ValueDestination {
  private struct Argument {
    let call: Call
    let index: Int
    let range: Range<Int>
  }

  private let text: SourceText
  private let arguments: [Argument]
  private let argumentRanges: NestedRanges
  private let closures: [Range<Int>]
  private let closureRanges: NestedRanges
  private let targets: CallTargets
  private let called: [BodyReference]
  private let written: [BodyReference]
  private let properties: [Int: SymbolID]

  init(
    _ source: SourceRecord,
    _ text: SourceText,
    _ references: [BodyReference],
    _ targets: CallTargets
  ) {
    self.text = text
    closures = source.parsed.tree.closures
    closureRanges = NestedRanges(closures)
    arguments = source.parsed.tree.calls.flatMap { call in
      call.arguments.enumerated().map { Argument(call: call, index: $0, range: $1.range) }
    }
    argumentRanges = NestedRanges(arguments.map(\.range))
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

  /// The parameters it is passed to, or the property it is assigned to, if any.
  func keepers(of offset: Int) -> Set<SymbolID> {
    guard let argument = argument(around: offset) else {
      return assigned(offset).map { [$0] } ?? []
    }
    return parameters(argument)
  }

  /// Whether a value is an argument of a function whose body isn't followed, such as `map`, which may
  /// call it at once.
  func isHandedAway(_ reference: BodyReference) -> Bool {
    guard let argument = argument(around: reference.offset),
      argument.range.upperBound == reference.end, let function = function(of: argument.call)
    else { return false }
    return targets.all(of: function).allSatisfy { targets.parameters(of: $0).isEmpty }
  }

  /// The innermost argument, unless it is outside the closure in which the value is written.
  private func argument(around offset: Int) -> Argument? {
    let closure = closureRanges.around(offset).first { closures[$0].lowerBound < offset }
    let start = closure.map { closures[$0].lowerBound } ?? -1
    return argumentRanges.around(offset).first.map { arguments[$0] }
      .flatMap { $0.range.lowerBound > start ? $0 : nil }
  }

  private func parameters(_ argument: Argument) -> Set<SymbolID> {
    let call = argument.call
    // A label of a memberwise initialiser names the property.
    if !call.arguments[argument.index].label.isEmpty,
      let property = properties[argument.range.lowerBound]
    {
      return [property]
    }
    guard let function = function(of: call) else { return [] }
    return Set(
      targets.all(of: function)
        .compactMap { targets.parameter(of: $0, for: argument.index, of: call) }
    )
  }

  private func function(of call: Call) -> SymbolID? {
    let end = called.partitionIndex { $0.offset >= call.callee.upperBound }
    guard end > 0, call.callee.contains(called[end - 1].offset) else { return nil }
    return called[end - 1].symbol
  }

  /// The property before an `=`, if the value, or the path to it, follows directly.
  private func assigned(_ offset: Int) -> SymbolID? {
    let next = written.partitionIndex { $0.offset >= offset }
    guard next > 0, written[next - 1].end <= offset, offset <= text.bytes.count else { return nil }
    let between = Self.withoutComments(text.bytes[written[next - 1].end..<offset])
      .drop(while: isSpace)
    guard between.first == UInt8(ascii: "=") else { return nil }
    return Self.endsStatement(between) ? nil : written[next - 1].symbol
  }

  private static func withoutComments(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var left: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "/"), let next = rest.first else {
        left.append(byte)
        continue
      }
      if next == UInt8(ascii: "/") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if next == UInt8(ascii: "*") {
        rest = rest.dropFirst()
        while let byte = rest.popFirst() {
          if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { break }
        }
        rest = rest.dropFirst()
      } else {
        left.append(byte)
      }
    }
    return left[...]
  }

  /// Whether the name behind these bytes belongs to another statement: after a brace, a semicolon, or
  /// a line that the next one doesn't continue.
  private static func endsStatement(_ bytes: ArraySlice<UInt8>) -> Bool {
    let continuing = Set("=,([?:&|".utf8)
    var last = UInt8(ascii: "=")
    var isNewLine = false
    for byte in bytes {
      if Set("{};".utf8).contains(byte) { return true }
      if isSpace(byte) {
        isNewLine = isNewLine || byte == UInt8(ascii: "\n")
        continue
      }
      if isNewLine, byte != UInt8(ascii: "."), !continuing.contains(last) { return true }
      isNewLine = false
      last = byte
    }
    return isNewLine && !continuing.contains(last)
  }
}
