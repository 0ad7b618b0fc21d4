import CToolchain

/// Copies one record out of the store, numbering its symbols in the order of mention.
struct RecordReader {
  private(set) var record = IndexRecord()
  /// Handles are unique within a record.
  private var numbers: [UnsafeMutableRawPointer: SymbolID] = [:]
  private var roles = RecordedRoles<UnsafeMutableRawPointer>()
  private let library: index_functions

  init(library: index_functions) { self.library = library }

  mutating func add(_ item: UnsafeMutableRawPointer) {
    var line: UInt32 = 0
    var column: UInt32 = 0
    library.occurrencePosition(item, &line, &column)
    var relations: [Relation] = []
    IndexVisit.each(library.visitRelations, of: item) { relation in
      let symbol = library.relationSymbol(relation)
      let relationRoles = library.relationRoles(relation)
      roles.relate(symbol, as: relationRoles)
      relations.append(
        Relation(symbol: number(of: symbol), roles: SymbolRoles(rawValue: relationRoles)))
    }
    let symbol = library.occurrenceSymbol(item)
    let mention = library.occurrenceRoles(item)
    let position = Position(line: Int(line), column: Int(column))
    roles.mention(symbol, as: mention, at: position)
    record.occurrences.append(
      Occurrence(
        symbol: number(of: symbol), position: position, roles: SymbolRoles(rawValue: mention),
        relations: relations))
  }

  /// Whether a record is as the compiler writes it: plain text without contradictions.
  func isConsistent(with symbols: [UnsafeMutableRawPointer]) -> Bool {
    var declared: [UnsafeMutableRawPointer: RecordedRoles<UnsafeMutableRawPointer>.Roles] = [:]
    for symbol in symbols {
      declared[symbol] = .init(
        own: library.symbolRoles(symbol), related: library.symbolRelatedRoles(symbol))
    }
    return symbols.count == declared.count
      && record.symbols.allSatisfy { $0.usr.isPlain && $0.name.isPlain }
      && roles.agree(with: declared)
  }

  private mutating func number(of handle: UnsafeMutableRawPointer) -> SymbolID {
    if let known = numbers[handle] { return known }
    let number = record.symbols.count
    numbers[handle] = number
    record.symbols.append(
      Symbol(
        usr: String(library.symbolUSR(handle)),
        name: String(library.symbolName(handle)),
        kind: kind(of: handle)
      )
    )
    return number
  }

  private func kind(of handle: UnsafeMutableRawPointer) -> Symbol.Kind {
    switch (library.symbolKind(handle), library.symbolSubkind(handle)) {
    case (4, _): .macro
    case (5, _), (6, _): .type
    case (7, _): .class
    case (8, _): .protocol
    case (9, _): .extension
    case (11, 1013): .genericParameter
    case (11, 0): .typealias
    case (15, _): .enumCase
    case (25, _): .parameter
    case (_, 3): .getter
    case (_, 4): .setter
    case (_, 1000), (_, 1001): .observer
    case (22, _): .initializer
    case (12, _), (16, _), (17, _), (18, _): .function
    case (13, _), (19, _), (20, _), (21, _): .property
    default: .other
    }
  }
}

extension String {
  /// Whether it has neither control characters nor invalid UTF-8.
  fileprivate var isPlain: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0xFFFD }
  }
}

/// Turns C callbacks into arrays and closures, so that no context pointer leaves this file.
enum IndexVisit {
  /// The names of the store's units.
  static func unitNames(_ visit: index_visit_names, of store: UnsafeMutableRawPointer) -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = visit(store, 1, names) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names
  }

  /// Calls the body with each item of the owner, including those that nothing else refers to.
  static func all(
    _ visit: index_visit_all, of owner: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    call(body) { context, visitor in _ = visit(owner, false, context, visitor) }
  }

  /// Calls the body with each item of the owner.
  static func each(
    _ visit: index_visit, of owner: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    call(body) { context, visitor in _ = visit(owner, context, visitor) }
  }

  private static func call(
    _ body: (UnsafeMutableRawPointer) -> Void,
    as visitor: (UnsafeMutableRawPointer, index_visitor) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        visitor(pointer) { context, item in
          context?.assumingMemoryBound(to: ((UnsafeMutableRawPointer) -> Void).self).pointee(item)
          return true
        }
      }
    }
  }
}

extension String {
  init(_ text: index_string) {
    guard let data = text.data else {
      self = ""
      return
    }
    let bytes = UnsafeBufferPointer(start: data, count: text.length)
    self = bytes.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }
}
