import CompareSupport
import SwiftCode

/// Finds out what the names after dots refer to, as far as declared types show it.
///
/// It uses only the text of a module's files, so it works where the compiler gave up.
package struct MemberSearch: Sendable {
  private let files: [(code: ActiveCode, root: TypeDeclaration)]
  private let table: MemberTable

  /// - Parameters:
  ///   - files: the tree of each file, and the parts of it that aren't compiled.
  ///   - modules: those of the files; all are of one if it is nil.
  init(_ files: [(code: CodeTree, inactive: [Range<Int>])], _ modules: FileModules? = nil) {
    let read = files.enumerated().map { ($0, $1) }.concurrentMap { number, file in
      let code = ActiveCode(tree: file.code, inactive: file.inactive)
      return (code: code, root: DeclarationReader(code: code, file: number).read())
    }
    self.files = read
    var table = MemberTable(read.map(\.root), modules ?? FileModules(count: files.count))
    // The type of one initial value may help to find that of another.
    for _ in 0..<3 {
      let known = table
      table.infer { Self.inferred($0, known, read[$0.place.file].code) }
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
      var reader = ExpressionReader(
        code: files[file].code, table: table,
        context: TypeContext(type: type, file: file, generics: code.generics),
        isStatic: code.isStatic)
      reader.result = reader.shape(of: code.type)
      let names = Dictionary(code.parameters.map { ($0.name, $0) }) { first, _ in first }
      reader.locals = [names.mapValues { reader.shape(of: $0.type) }]
      reader.readBody(code.node)
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

  private static func inferred(
    _ member: DeclaredMember, _ table: MemberTable, _ code: ActiveCode
  ) -> Shape {
    guard let value = member.initial else { return .unknown }
    var reader = ExpressionReader(
      code: code, table: table,
      context: TypeContext(type: member.owner, file: member.place.file), isStatic: member.isStatic)
    return reader.read(value)
  }
}
