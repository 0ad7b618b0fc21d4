import CompareSupport
import SwiftTokens

/// Finds out what the names after dots refer to, as far as declared types show it.
///
/// It uses only the text of a module's files, so it works where the compiler gave up.
package struct MemberSearch: Sendable {
  private let files: [(tokens: [SwiftToken], root: TypeDeclaration)]
  private let table: MemberTable

  /// - Parameters:
  ///   - files: the bytes of each file, and the parts of it that aren't compiled.
  ///   - modules: those of the files; all are of one if it is nil.
  init(_ files: [(bytes: [UInt8], skipped: [Range<Int>])], _ modules: FileModules? = nil) {
    let read = files.enumerated().map { ($0, $1) }.concurrentMap { number, file in
      let tokens = SwiftLexer.tokens(of: file.bytes, without: file.skipped)
      return (tokens: tokens, root: DeclarationReader.read(tokens, file: number))
    }
    self.files = read
    var table = MemberTable(read.map(\.root), modules ?? FileModules(count: files.count))
    // The type of one initial value may help to find that of another.
    for _ in 0..<3 {
      let known = table
      table.infer { Self.inferred($0, known, read[$0.place.file].tokens) }
    }
    self.table = table
  }

  /// By the offset of each name in a file.
  package func members(in file: Int) -> [Int: FoundMember] {
    var found: [Int: FoundMember] = [:]
    visit(files[file].root, nil, file, &found)
    return found
  }

  private func visit(
    _ declared: TypeDeclaration, _ type: Int?, _ file: Int, _ found: inout [Int: FoundMember]
  ) {
    for member in declared.members { noteKeys(of: member, type, &found) }
    for code in declared.codes {
      let names = Dictionary(code.parameters.map { ($0.name, $0) }) { first, _ in first }
      var reader = Self.reader(
        table, files[file].tokens, type, file, from: code.start, to: code.end)
      reader.context.generics = code.generics
      reader.isStatic = code.isStatic
      reader.result = reader.shape(of: code.type)
      reader.locals = [names.mapValues { reader.shape(of: $0.type) }]
      if code.isBlock { reader.readStatements() } else { _ = reader.readExpression(reader.result) }
      found.merge(reader.found) { first, _ in first }
    }
    for inner in declared.inner { visit(inner, table.id(of: inner, in: type), file, &found) }
  }

  /// The types that a property's wrapper finds by a key.
  private func noteKeys(
    of member: DeclaredMember, _ type: Int?, _ found: inout [Int: FoundMember]
  ) {
    for attribute in member.attributes {
      guard let key = attribute.key, let property = table.property(of: key, in: attribute.name)
      else { continue }
      let shape = table.wrapped(property)
      guard let instance = shape.instances.first else { continue }
      found[key.offset] = FoundMember(member: nil, type: table.types[instance].place)
    }
  }

  private static func reader(
    _ table: MemberTable, _ tokens: [SwiftToken], _ type: Int?, _ file: Int, from start: Int,
    to end: Int
  ) -> ExpressionReader {
    var reader = ExpressionReader(reader: TokenReader(tokens: tokens, index: start, end: end))
    reader.table = table
    reader.context = TypeContext(type: type, file: file)
    return reader
  }

  private static func inferred(
    _ member: DeclaredMember, _ table: MemberTable, _ tokens: [SwiftToken]
  ) -> Shape {
    guard let start = member.initial else { return .unknown }
    var reader = reader(
      table, tokens, member.owner, member.place.file, from: start, to: tokens.count)
    reader.isStatic = member.isStatic
    return reader.readExpression()
  }
}
