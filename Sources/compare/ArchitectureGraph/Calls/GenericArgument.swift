import SourceRecords

/// Where a file names which type of the package.
struct TypeOffsets {
  private var types: [Int: SymbolID] = [:]

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    for occurrence in source.indexed.occurrences where occurrence.roles.contains(.reference) {
      guard graph.types[occurrence.symbol] != nil,
        let offset = source.parsed.places.offset(of: occurrence.position)
      else { continue }
      types[offset] = occurrence.symbol
    }
  }

  func type(at offset: Int) -> SymbolID? { types[offset] }
}

extension SourceText {
  /// Where the generic type is named of which a place is an argument, and which argument it is.
  ///
  /// Looks back to the `<` that is not closed before the place.
  func genericArgument(
    at place: Int, from start: Int
  ) -> (name: Int, index: Int)? {
    var depth = 0
    var index = 0
    var offset = min(place, bytes.count) - 1
    while offset >= start {
      switch bytes[offset] {
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "<") where depth == 0:
        let name = bytes[start..<offset].lastIndex { !isNameByte($0) }.map { $0 + 1 } ?? start
        return (name, index)
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth -= 1
      case UInt8(ascii: ",") where depth == 0: index += 1
      default: break
      }
      offset -= 1
    }
    return nil
  }
}
