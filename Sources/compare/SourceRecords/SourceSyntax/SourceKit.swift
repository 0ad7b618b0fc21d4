import CToolchain
package import CompareSupport
import Synchronization

/// The needed functions of sourcekitd, and the names that its answers consist of.
///
/// sourcekitd is thread-safe once started, and nothing here changes after that, hence unchecked.
package final class SourceKit: @unchecked Sendable {
  let call: syntax_functions
  let names: syntax_names
  let kinds: SourceKitKinds

  /// The started libraries, by path.
  private static let started = Mutex<[String: SourceKit]>([:])

  /// Starts the library once per process, because starting it twice at the same time can crash.
  package static func open(path: String) throws(Failure) -> SourceKit {
    try started.withLock { (started) throws(Failure) in
      if let kit = started[path] { return kit }
      let kit = try SourceKit(path: path)
      started[path] = kit
      return kit
    }
  }

  private init(path: String) throws(Failure) {
    call = try DynamicLibrary(path: path).functions(syntax_functions_in)
    call.start()
    names = syntax_names_by(call.intern)
    kinds = SourceKitKinds(call.intern)
  }
}

/// sourcekitd's name for something, which is the same pointer each time.
typealias SourceKitName = UnsafeMutableRawPointer

/// The meaning of its names for parts of the code.
struct SourceKitKinds {
  private let tokens: NameTable<Token.Kind>
  private let declarations: NameTable<Declaration.Kind>
  private let branches: NameTable<Branch.Kind>

  init(_ intern: syntax_intern) {
    func table<Kind>(_ prefix: String, _ kinds: [String: Kind]) -> NameTable<Kind> {
      NameTable(kinds.map { (intern("source.lang.swift.\(prefix).\($0.key)"), $0.value) })
    }
    tokens = table("syntaxtype", Self.tokenKinds)
    declarations = table("decl", Self.declarationKinds)
    branches = table("stmt", Self.branchKinds)
  }

  func token(_ name: SourceKitName?) -> Token.Kind { name.flatMap { tokens[$0] } ?? .other }
  func declaration(_ name: SourceKitName?) -> Declaration.Kind? {
    name.flatMap { declarations[$0] }
  }
  func branch(_ name: SourceKitName?) -> Branch.Kind? { name.flatMap { branches[$0] } }

  private static let tokenKinds: [String: Token.Kind] = [
    "comment": .comment, "comment.url": .comment, "comment.mark": .comment,
    "doccomment": .comment, "doccomment.field": .comment,
    "keyword": .keyword, "buildconfig.keyword": .keyword, "operator": .operatorSign,
    "identifier": .identifier, "typeidentifier": .identifier,
    "attribute.builtin": .attribute, "attribute.id": .attribute,
  ]

  private static let declarationKinds: [String: Declaration.Kind] = [
    "class": .class, "actor": .class, "struct": .struct, "enum": .enum, "protocol": .protocol,
    "extension": .extension, "extension.class": .extension, "extension.struct": .extension,
    "extension.enum": .extension, "extension.protocol": .extension,
    "typealias": .typealias,
    "function.free": .function, "function.accessor": .function,
    "function.constructor": .function, "function.destructor": .function,
    "function.operator": .function, "function.method.instance": .function,
    "function.method.static": .function, "function.method.class": .function,
    "function.subscript": .subscript,
    "var.instance": .variable, "var.static": .variable, "var.class": .variable,
    "var.global": .variable, "var.local": .variable,
  ]

  private static let branchKinds: [String: Branch.Kind] = [
    "if": .statement, "guard": .statement, "for": .statement, "foreach": .statement,
    "while": .statement, "repeatwhile": .statement, "case": .clause,
  ]
}

/// A few names and their meanings; looked up for every token, so hashing would take longer.
private struct NameTable<Kind> {
  private let entries: [(name: SourceKitName, kind: Kind)]

  init(_ entries: [(name: SourceKitName, kind: Kind)]) { self.entries = entries }

  subscript(name: SourceKitName) -> Kind? {
    for entry in entries where entry.name == name { return entry.kind }
    return nil
  }
}
